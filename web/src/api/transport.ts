/** How requests of the API are answered: by a site over HTTP, or on this device. */

/** A connection that announces new versions of a table: a socket, or what does its work. */
export interface Announcing {
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(code?: number): void;
}

export interface Transport {
  ask(request: Request): Promise<Response>;
  open(url: string, protocols: string[]): Announcing;
}

let current: Transport | null = null;

/** Answer all requests by another transport than HTTP. Called once, before the first request. */
export function useTransport(transport: Transport): void {
  current = transport;
}

/** The transport in use. Null: HTTP. */
export function transport(): Transport | null {
  return current;
}
