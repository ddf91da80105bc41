/** Whether the server can be reached, as far as anybody can tell. */
import { reach } from '../api/client.js';

class Network {
  /** False once the browser is offline or answers fail to come; true again with the next one. */
  online = $state(navigator.onLine !== false);

  constructor() {
    addEventListener('online', () => (this.online = true));
    addEventListener('offline', () => (this.online = false));
    reach.told = (online) => {
      if (this.online !== online) this.online = online;
    };
  }
}

export const network = new Network();
