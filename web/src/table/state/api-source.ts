/** A `Source` that uses the server's API. */
import { api, got } from '../../api/client.js';
import type { News } from '../../kit/table-model.js';
import { preferences } from '../../preferences/preferences.svelte.js';
import type { components } from '../../generated/api.js';
import type {
  Accepted,
  Course,
  TableAction,
  Details,
  Frame,
  Viewpoint,
  Read,
  Room,
  Seen,
  Since,
  Source,
} from './source.js';

/** Return the source for one table. `invite` gives access to a private table. */
export function apiSource(id: string, game: () => string, invite = ''): Source {
  const path = { table_id: id };
  const query = { invite };
  const once = false; // not retried here: without a key, a lost request may have been carried out
  return {
    details: () => got(() => api.GET('/api/tables/{table_id}', { params: { path, query } })),

    view: async (version?: number, viewpoint: Viewpoint = 'own') => {
      const params = { path, query: { ...query, version, eyes: viewpoint } };
      return (await got(() =>
        api.GET('/api/tables/{table_id}/view', { params }),
      )) as unknown as Seen;
    },

    since: async (version: number, viewpoint: Viewpoint = 'own') => {
      const params = { path: { ...path, version }, query: { ...query, eyes: viewpoint } };
      const since = await got(() => api.GET('/api/tables/{table_id}/since/{version}', { params }));
      return { ...since, news: since.news as unknown as News[] } satisfies Since;
    },

    frames: async (version: number) => {
      const params = { path: { ...path, version }, query };
      const found = await got(() => api.GET('/api/tables/{table_id}/frames/{version}', { params }));
      return found as unknown as { frames: Frame[]; more: boolean };
    },

    choose: async (decision, options, key, since) => {
      const init = {
        params: { path, query: { view: true, since } },
        body: { decision, options, key, go_on: preferences.goesOn },
      };
      const send = () => api.POST('/api/tables/{table_id}/choices', init);
      return accepted(await got(send, once)); // the caller retries, with the same key
    },

    undo: async (to, key, since) => {
      const init = { params: { path, query: { view: true, since } }, body: { to, key } };
      const send = () => api.POST('/api/tables/{table_id}/undo', init);
      return accepted(await got(send, once));
    },

    plan: async (decision, wanted) => {
      const body = { decision, wanted };
      const send = () => api.POST('/api/tables/{table_id}/plans', { params: { path }, body });
      return (await got(send)).options;
    },

    read: async (decision, options) => {
      const body = { decision, options };
      const send = () => api.POST('/api/tables/{table_id}/series', { params: { path }, body });
      return (await got(send)).answers as Read[];
    },

    chat: (room: Room, after: number) =>
      got(() =>
        api.GET('/api/tables/{table_id}/chat', {
          params: { path, query: { ...query, room, after } },
        }),
      ),

    talk: (text: string) =>
      got(
        () => api.POST('/api/tables/{table_id}/chat', { params: { path }, body: { text, invite } }),
        once,
      ),

    action: (action: TableAction) => got<Details>(() => done(path, invite, action), once),

    rematch: async () => {
      const send = () => api.POST('/api/tables/{table_id}/rematch', { params: { path } });
      return (await got(send)).id; // idempotent: each table has one rematch
    },

    proof: () => got(() => api.GET('/api/tables/{table_id}/proof', { params: { path, query } })),

    verified: () =>
      got(() => api.GET('/api/tables/{table_id}/verified', { params: { path, query } })),

    checked: async (proof) => {
      const { checkTable } = await import('../../proof/evidence.js');
      return checkTable(id, invite, proof);
    },

    course: async () => {
      const send = () => api.GET('/api/tables/{table_id}/course', { params: { path, query } });
      return (await got(send)) as unknown as Course;
    },

    rules: (language) => {
      const params = { path: { slug: game() }, query: { language: language as 'en' } };
      return got(() => api.GET('/api/games/{slug}/rules', { params }));
    },

    proposal: async () => {
      const send = () => api.GET('/api/tables/{table_id}/rewind', { params: { path, query } });
      return (await got(send)) ?? null;
    },

    goBack: (version, key) => {
      const body = { version, key };
      return got(() => api.POST('/api/tables/{table_id}/rewind', { params: { path }, body }));
    },

    stay: async () => {
      await got(() => api.DELETE('/api/tables/{table_id}/rewind', { params: { path } }));
    },

    orders: () =>
      got(() => api.GET('/api/tables/{table_id}/standing-orders', { params: { path } })),

    order: (kinds) => {
      const body = { kinds };
      return got(() =>
        api.PUT('/api/tables/{table_id}/standing-orders', { params: { path }, body }),
      );
    },
  };
}

function accepted(found: components['schemas']['Accepted']): Accepted {
  const { version, went_on = [], current = null, since = null } = found;
  return { version, went_on, current, since } as unknown as Accepted;
}

function done(path: { table_id: string }, invite: string, action: TableAction) {
  const params = { path };
  switch (action.what) {
    case 'hand-over':
      return api.POST('/api/tables/{table_id}/hand-over', {
        params,
        body: { level: action.level },
      });
    case 'take-back':
      return api.POST('/api/tables/{table_id}/take-back', { params });
    case 'resign':
      return api.POST('/api/tables/{table_id}/resign', { params, body: { level: action.level } });
    case 'end':
      return api.POST('/api/tables/{table_id}/end', { params, body: { agrees: action.agrees } });
    case 'offer':
      return api.POST('/api/tables/{table_id}/offer', {
        params,
        body: { offered: action.offered, seat: action.seat ?? null },
      });
    case 'adopt':
      return api.POST('/api/tables/{table_id}/adopt', {
        params,
        body: { seat: action.seat, invite },
      });
    case 'pace':
      return api.POST('/api/tables/{table_id}/pace', {
        params,
        body: { pace: action.pace, clock: action.clock },
      });
    case 'pace/answer':
      return api.POST('/api/tables/{table_id}/pace/answer', {
        params,
        body: { agrees: action.agrees },
      });
  }
}
