/** The sounds of a table: what happened, the player's turn, the end of the match. */
import { untrack } from 'svelte';

import { preferences } from '../../preferences/preferences.svelte.js';
import type { Table } from '../state/table.svelte.js';
import { soundsOf, type MessageSounds, type SoundName } from '../../sound/names.js';
import { sounds } from '../../sound/sounds.js';

/** Play the sounds of a table as long as its page is shown. */
export function playTable(table: Table): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  $effect(() => () => clearTimeout(timer));
  const later = (sound: SoundName, delay: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => sounds.play(sound), delay);
  };

  let known: MessageSounds | undefined;
  $effect(() => {
    if (preferences.volume === 0) return;
    sounds.prepare();
    void table.face?.log.sounds?.().then((loaded) => (known = loaded.default));
  });

  $effect(() => {
    const { news } = table;
    untrack(() => {
      const { now, result } = soundsOf(news, known, table.mySeat);
      if (now) sounds.play(now);
      // The board holds results back while something moves.
      if (result) later(result, table.motion ? (table.face?.suspense?.(news) ?? 0) : 0);
    });
  });

  let wasAsked = false;
  $effect(() => {
    if (!table.myTurn) wasAsked = false;
    else if (table.question && !wasAsked) {
      wasAsked = true;
      sounds.play('turn');
    }
  });

  let wasOver = table.over;
  $effect(() => {
    const outcome = table.over && !table.replaying ? table.view.outcome : null;
    if (!outcome || wasOver) return;
    wasOver = true;
    sounds.play(outcome.ranks[table.mySeat ?? -1] === 1 ? 'fanfare' : 'knell');
  });
}
