/** Something the user does and the server answers: busy, then a message or a problem. */
import { sentence } from '../i18n/problems.js';

export class Action {
  busy = $state(false);
  said = $state('');
  problem = $state('');

  /** `after` runs after a success. */
  constructor(private readonly after: () => Promise<void> = async () => undefined) {}

  /** Run an action. If it returns a text, that is the message to show. */
  readonly run = async (what: () => Promise<unknown>): Promise<void> => {
    this.busy = true;
    this.said = '';
    this.problem = '';
    try {
      const said = await what();
      this.said = typeof said === 'string' ? said : '';
      this.succeeded();
      await this.after();
    } catch (error) {
      this.failed(error, what);
    } finally {
      this.busy = false;
    }
  };

  protected succeeded(): void {}

  protected failed(error: unknown, _what: () => Promise<unknown>): void {
    this.problem = sentence(error);
  }
}
