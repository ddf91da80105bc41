/**
 * An action on the user's account. If the server requires reauthentication, the action waits and is
 * then repeated.
 */
import { Problem } from '../api/client.js';
import { Action } from '../session/action.svelte.js';

export class AccountAction extends Action {
  /** The action to repeat after reauthentication. */
  again = $state.raw<(() => Promise<void>) | null>(null);

  /** Drop the waiting action. */
  readonly drop = (): void => {
    this.again = null;
  };

  protected override succeeded(): void {
    this.again = null;
  }

  protected override failed(error: unknown, what: () => Promise<unknown>): void {
    const asked = error instanceof Problem && error.code === 'reauthenticate';
    this.again = asked ? () => this.run(what) : null;
    if (!asked) super.failed(error, what);
  }
}
