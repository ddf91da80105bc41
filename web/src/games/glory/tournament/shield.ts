/** The outline of a shield in a box of 60 × 72, and a second line inside it. */
export const HEATER = 'M4 3H56V34C56 53 44 62 30 70C16 62 4 53 4 34Z';
export const INNER = 'M7.5 6.5H52.5V34C52.5 51 41.5 59.4 30 66.2C18.5 59.4 7.5 51 7.5 34Z';
