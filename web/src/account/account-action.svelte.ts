/**
 * An action on the user's account: busy, then a success message or an error. If the server requires
 * reauthentication, the action waits and is then repeated.
 */
import { Problem } from '../api/client.js';
import { sentence } from '../i18n/problems.js';

export class AccountAction {
  busy = $state(false);
  said = $state('');
  problem = $state('');
  /** The action to repeat after reauthentication. */
  again = $state.raw<(() => Promise<void>) | null>(null);

  /** `after` runs after a change. */
  constructor(private readonly after: () => Promise<void> = async () => undefined) {}

  /** Drop the waiting action. */
  readonly drop = (): void => {
    this.again = null;
  };

  /** Run an action. It returns the message to show. */
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
      } else {
        this.again = null;
        this.problem = sentence(error);
      }
    } finally {
      this.busy = false;
    }
  };
}
