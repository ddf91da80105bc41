/** What happens in Glory, as sounds. */
import type { MessageSounds } from '../../sound/names.js';

const sounds: MessageSounds = {
  'event-rolled': 'dice',
  'event-rerolled': 'dice',
  'event-knight-rolled': 'dice',
  'event-card-drawn': 'page',
  'event-card-taken': 'page',
  'event-card-played': 'page',
  'event-titles-drawn': 'page',
  'event-display-filled': 'page',
  'event-city-event': 'page',
  'event-die-turned': 'page',
  'event-gained': 'coin',
  'event-paid': 'coin',
  'event-pawn-placed': 'tap',
  'event-shield-placed': 'tap',
  'event-ally-gained': 'tap',
  'event-level-raised': 'stone',
  'event-travel-begins': 'hooves',
  'event-final-travel-begins': 'hooves',
  'event-knight-challenged': 'hooves',
  'event-pass-begins': 'hooves',
  'event-pass-won': 'clash',
  'event-pass-lost': 'clash',
  'event-duel-won': 'clash',
  'event-duel-lost': 'clash',
  'event-duel-player': ['horn', 'other'],
  'event-tournament-over': 'bell',
};

export default sounds;
