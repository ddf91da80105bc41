/**
 * True in the static build, where no server answers: the rules run in this browser, and the page's
 * place is in the fragment of the URL. Its start page says so: `<html data-mode="local">`.
 */
export const local: boolean = document.documentElement.dataset.mode === 'local';
