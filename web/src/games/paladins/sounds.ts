/** What happens in Paladins of the West Kingdom, as sounds. */
import type { MessageSounds } from '../../sound/names.js';

const sounds: MessageSounds = {
  'event-paladins-drawn': 'page',
  'event-paladin-revealed': 'page',
  'event-taverns-revealed': 'page',
  'event-townsfolk-dealt': 'page',
  'event-outsiders-dealt': 'page',
  'event-order-revealed': 'page',
  'event-favour-revealed': 'page',
  'event-suspicion-drawn': 'page',
  'event-scheme-revealed': 'page',
  'event-townsfolk-hired': 'page',
  'event-townsfolk-sent': 'page',
  'event-silver-gained': 'coin',
  'event-paid': 'coin',
  'event-tax-taken': 'coin',
  'event-tax-lost': 'coin',
  'event-debt-paid': 'coin',
  'event-action': 'tap',
  'event-favour-used': 'tap',
  'event-monk-sent': 'tap',
  'event-jar-placed': 'tap',
  'event-tavern-taken': 'tap',
  'event-automa-acts': 'tap',
  'event-wall-built': 'stone',
  'event-outpost-built': 'stone',
  'event-workshop-placed': 'stone',
  'event-automa-workshop': 'stone',
  'event-outsider-attacked': 'clash',
  'event-round-ends': 'bell',
  'event-inquisition-begins': 'knell',
};

export default sounds;
