/**
 * Answers that are the same for everybody, which the build wrote into files. So pages that need only
 * these wait for no rules; and rules in words exist only there, since the library that puts them
 * into words stays with the build.
 */
const RULE = /^(\/api\/games\/[^/?]+\/rules)\/([^/?]+)(\?.*)$/;

/** Where the file of a request is, by path and query. */
export type Files = Record<string, string>;

/** Return the prepared answer to a request. Null: there is none, and the rules have to answer. */
export async function preparedAnswer(url: string, files: Files): Promise<Response | null> {
  const file = files[url];
  if (file) return fetch(file);
  const [, rules = '', id = '', query = ''] = RULE.exec(url) ?? [];
  const all = files[rules + query];
  if (!all) return null;
  const response = await fetch(all);
  if (!response.ok) return response;
  const found = ((await response.json()) as { id: string }[]).find((rule) => rule.id === id);
  const problem = { code: 'no-such-rule', message: 'There is no such rule.', rule: '' };
  return Response.json(found ?? problem, { status: found ? 200 : 404 });
}
