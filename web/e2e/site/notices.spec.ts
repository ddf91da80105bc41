/** Being told: wishes that are kept, mails on demand, pushes that browsers refuse or show. */
import { expect, test } from '@playwright/test';

import { origin } from '../support/house';
import { confirm, mailTo, member } from '../support/people';
import { picture } from '../support/pictures';

test('wishes are kept, and a mail can be tried out', async ({ browser }) => {
  const anna = await member(browser);
  const { page } = anna;
  await page.goto('/preferences');
  await expect(page.getByText('Confirm your email first')).toBeVisible();
  await confirm(page, anna);
  await page.goto('/preferences#notices');
  await expect(page.getByRole('heading', { name: 'Notifications' })).toBeInViewport();
  await page.getByText('Once a day').click();
  await page.getByRole('combobox', { name: 'At', exact: true }).selectOption('7');
  await page.getByText('Quiet hours', { exact: true }).click();
  await page.getByLabel('From', { exact: true }).fill('21:30');
  await page.getByLabel('From', { exact: true }).blur();
  await picture(page, 'notices', '#notices');
  await page.getByRole('button', { name: 'Send a test' }).click();
  await expect(page.getByText('Sent. It should arrive in a moment.').first()).toBeAttached();
  const mail = await mailTo(anna.email, /notifications work/);
  expect(mail.text).toContain(`${origin()}/preferences#notices`);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Once a day' })).toBeChecked();
  await expect(page.getByRole('combobox', { name: 'At', exact: true })).toHaveValue('7');
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('21:30');
  await anna.context.close();
});

test('a browser that allows no notices, or has no push service, is told so', async ({
  browser,
}) => {
  const { context, page } = await member(browser, { serviceWorkers: 'allow' });
  await page.goto('/preferences');
  const add = page.getByRole('button', { name: 'Turn on in this browser' });
  await add.click();
  await expect(page.getByRole('alert')).toHaveText(
    'Your browser is blocking notifications from this site.',
  );
  await context.grantPermissions(['notifications'], { origin: origin() });
  await add.click();
  await expect(page.getByRole('alert')).toHaveText(/notification service isn’t responding/);
  await picture(page, 'push-failed', '#notices');
  await context.close();
});

test('a push is shown as a notice that leads to its table @quick', async ({ browser }) => {
  const { context, page } = await member(browser, { serviceWorkers: 'allow' });
  await context.grantPermissions(['notifications'], { origin: origin() });
  await page.goto('/preferences');
  const worker = await context.newCDPSession(page);
  const registered = new Promise<string>((done) => {
    worker.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) done(first.registrationId);
    });
  });
  await worker.send('ServiceWorker.enable');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/worker.js');
    await navigator.serviceWorker.ready;
  });
  const registrationId = await registered;
  const deliver = (data: string) =>
    worker.send('ServiceWorker.deliverPushMessage', { origin: origin(), registrationId, data });
  await deliver('not JSON at all');
  const letter = {
    title: 'Medieval Mastery: your turn',
    body: 'Hello Anna,',
    url: `${origin()}/leaderboards`,
    tag: 'one',
  };
  await deliver(JSON.stringify({ ...letter, title: 'Earlier' }));
  await deliver(JSON.stringify(letter));
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const notices = await registration.getNotifications();
      return notices.map(({ title, body, tag, data }) => ({ title, body, tag, data }));
    });
  await expect
    .poll(shown)
    .toEqual([{ title: letter.title, body: letter.body, tag: 'one', data: { url: letter.url } }]);
  await context.close();
});
