/// <reference types="vite/client" />
/// <reference types="svelte" />

declare module 'icon:*' {
  /** SVG body of an icon in a 512 × 512 box. */
  const body: string;
  export default body;
}

declare module 'virtual:texts' {
  type Load = () => Promise<{ default: string }>;
  /** Texts of the shell, by language. */
  export const shell: Record<string, Load>;
  /** Texts of the games and of the interface, by game and language. */
  export const games: Record<string, Record<string, Load>>;
  /** Texts that are loaded when they are needed, by part, game and language. */
  export const parts: Record<
    'you' | 'howto' | 'coach' | 'learn',
    Record<string, Record<string, Load>>
  >;
}

declare module 'virtual:credits' {
  export const credits: {
    icons: { name: string; author: string; body: string }[];
    packages: { name: string; version: string; licence: string }[];
  };
}

declare module 'virtual:fonts.css';
