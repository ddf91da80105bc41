/** What happens in Medieval Mastery, as sounds. */
import type { MessageSounds } from '../../sound/names.js';

const sounds: MessageSounds = {
  'event-arena-rolls': 'dice',
  'event-conflict-roll': 'dice',
  'event-disorder-rolls': 'dice',
  'event-cards-drawn': 'page',
  'event-bonus-draw': 'page',
  'event-card-played': 'page',
  'event-conflicts-revealed': 'page',
  'event-support-played': 'page',
  'event-recycled': 'page',
  'event-discarded': 'page',
  'event-looked': 'page',
  'event-reshuffled': 'page',
  'event-advanced': 'hooves',
  'event-transferred': 'hooves',
  'event-retreated': 'hooves',
  'event-knights-placed': 'tap',
  'event-arranged': 'tap',
  'event-castle-chosen': 'tap',
  'event-equalised': 'tap',
  'event-artefact-broken': 'stone',
  'event-battle-won': 'clash',
  'event-battle-tied': 'clash',
  'event-siege-beaten': 'clash',
  'event-battle-begins': ['horn', 'defender'],
  'event-siege-begins': ['horn', 'defender'],
};

export default sounds;
