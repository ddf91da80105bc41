/** Whether the server is reachable, as far as the client can tell. On a device none is needed. */
import { local } from '../local/mode.js';
import { reach } from './client.js';

class Network {
  /** False once the browser is offline or requests fail; true again with the next response. */
  online = $state(local || navigator.onLine !== false);
  private waiting: (() => void)[] = [];

  constructor() {
    if (local) return;
    addEventListener('online', () => this.found(true));
    addEventListener('offline', () => this.found(false));
    reach.told = (online) => this.found(online);
  }

  private found(online: boolean): void {
    if (this.online === online) return;
    this.online = online;
    if (!online) return;
    for (const go of this.waiting.splice(0)) go();
  }

  /** Wait for the connection to come back. Never resolves while there is one. */
  back(): Promise<void> {
    return new Promise((done) => {
      if (!this.online) this.waiting.push(done);
    });
  }
}

export const network = new Network();
