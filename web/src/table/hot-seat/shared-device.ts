/** A device that several people share, as the table page knows it. */
import { getContext, setContext, type Component } from 'svelte';

import type { Table } from '../state/table.svelte.js';

export interface SharedDevice {
  /** False if only one person plays here, or if there is a server. */
  readonly shared: boolean;
  /** Cover the table, so that the device can go round. */
  pass(): void;
  /** Does that from the bar of the table, which would be larger for everybody if it had it. */
  readonly PassButton: Component<{ table: Table }>;
}

const KEY = Symbol('shared device');

/** Tell the components below of a shared device. */
export function shareDevice(device: SharedDevice): void {
  setContext(KEY, device);
}

/** Return the shared device, if the table is shown on one. */
export function sharedDevice(): SharedDevice | undefined {
  return getContext<SharedDevice | undefined>(KEY);
}
