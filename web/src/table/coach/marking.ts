/** Marks the buttons of one answer, wherever a game shows them, by a rule of its own. */

/** How an answer is marked: as advised, for whoever asked, or as recommended to everybody new. */
const RINGS = {
  advised: '3px solid var(--gilt-line)',
  recommended: '2px dashed var(--ink-2)',
};
export type Mark = keyof typeof RINGS;

/** The rule that marks an answer: a ring around its buttons. */
export function ruleFor(option: string, mark: Mark = 'advised'): string {
  const id = JSON.stringify(option); // quoted as CSS quotes it: ids are plain ASCII
  return `[data-option=${id}], [data-answer=${id}] { outline: ${RINGS[mark]}; outline-offset: 2px; }`;
}

/** Mark an answer; returns how to take the mark away. */
export function markAnswer(option: string, mark: Mark = 'advised'): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(ruleFor(option, mark));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
