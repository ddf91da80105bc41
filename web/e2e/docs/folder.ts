/** Where the pictures of README and docs are kept. */
import { resolve } from 'node:path';

export const FOLDER = resolve(import.meta.dirname, '../../../docs/pictures');
