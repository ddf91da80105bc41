/** Marks the buttons of one answer, wherever a game shows them, by a rule of its own. */

/** The rule that marks an answer: a gilt ring around its buttons. */
export function ruleFor(option: string): string {
  const id = JSON.stringify(option); // quoted as CSS quotes it: ids are plain ASCII
  return (
    `[data-option=${id}], [data-answer=${id}] ` +
    '{ outline: 3px solid var(--gilt-line); outline-offset: 2px; }'
  );
}

/** Mark an answer; returns how to take the mark away. */
export function markAnswer(option: string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(ruleFor(option));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
