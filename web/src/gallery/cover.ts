/** The cover of a shared device over a stored position, without a device. */
import { mount } from 'svelte';

import type { Holder } from '../api/holder.js';
import type { GameFace } from '../games/face.js';
import Cover from '../table/hot-seat/Cover.svelte';
import { fixtureTable, type Fixture } from './fixture.js';

/** The position as spectators see it: without a seat of their own, and without questions. */
function watched(fixture: Fixture): Fixture {
  const view = { ...fixture.view, viewer: null, decisions: [], undo: [], worth: [] };
  return { ...fixture, view, explain: [] };
}

/** Show the cover for a seat. */
export async function showCover(
  target: Element,
  game: string,
  fixture: Fixture,
  face: GameFace,
  seat: number,
): Promise<void> {
  const { table } = await fixtureTable(game, watched(fixture), face);
  const { version } = table.view;
  const people = Object.fromEntries(fixture.names.map((name, number) => [String(number), name]));
  const last = (seat + fixture.names.length - 1) % fixture.names.length;
  const news = [{ version, at: '', kind: 'choose', seat: last, events: fixture.events }];
  const holder = {
    people,
    holder: null,
    last,
    next: seat,
    first: false,
    since: version - 1,
    news: { version, news, more: false },
  } as unknown as Holder;
  const nothing = (): void => undefined;
  mount(Cover, {
    target,
    props: {
      table,
      holder,
      seat,
      busy: false,
      turned: false,
      onturn: nothing,
      onshow: nothing,
      onother: nothing,
    },
  });
}
