/**
 * Something done to one's own account: busy meanwhile, then what was reached or what went wrong.
 * Where the server wants to be shown first who it is, the errand waits and then goes on.
 */
import { Problem } from '../api/client.js';
import { sentence } from './words.js';

export class Errand {
  busy = $state(false);
  said = $state('');
  problem = $state('');
  /** What is to be done again once the reader has shown who they are. */
  again = $state.raw<(() => Promise<void>) | null>(null);

  /** `after` runs when something has changed. */
  constructor(private readonly after: () => Promise<void> = async () => undefined) {}

  /** Do it; it returns what there is to say. */
  readonly run = async (what: () => Promise<string>): Promise<void> => {
    this.busy = true;
    this.said = '';
    this.problem = '';
    try {
      this.said = await what();
      this.again = null;
      await this.after();
    } catch (error) {
      if (error instanceof Problem && error.code === 'reauthenticate') {
        this.again = () => this.run(what);
      } else this.problem = sentence(error);
    } finally {
      this.busy = false;
    }
  };
}
