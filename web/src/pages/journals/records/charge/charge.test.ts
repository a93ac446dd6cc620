import { journalPagePath } from '@quire/model/paths';
import { expect, test } from 'vitest';
import { renderPage } from '../../../../testing/render-page.ts';
import { FULL_JOURNAL, withoutTexts, wordsOf } from '../../../../testing/small-journals.ts';
import { smallPressReader } from '../../../../testing/small-press.ts';

const journal = {
  ...FULL_JOURNAL,
  charges: {
    currency: 'EUR',
    currencies: ['JPY'],
    fees: [
      { type: 'research-article', amount: 90_000 },
      { type: 'research-article', amount: 140_000, currency: 'JPY' },
      { type: 'research-article', amount: 99_000, from: '2999-01-01' },
    ],
    autoWaiverCountries: [
      { country: 'ET', basisPoints: 10_000 },
      { country: 'KE', basisPoints: 5_000 },
    ],
    societyPercent: 1_000,
  },
};
const documents = withoutTexts({ journal });

async function words(query = '', quote?: () => Promise<unknown>) {
  const reader = { ...smallPressReader(documents), ...(quote && { quote }) };
  const { shown, data } = await renderPage(`${journalPagePath('TST', 'charge')}${query}`, reader);
  return { shown: wordsOf(shown), html: shown, data };
}

test('shows what holds in each currency, what comes from which day, and who pays less', async () => {
  const { shown } = await words();
  expect(shown).toContain('Research article EUR 900.00 · JPY 140,000');
  expect(shown).toContain('from 1 January 2999: EUR 990.00');
  expect(shown).toContain('Authors pay nothing where the corresponding author works in Ethiopia.');
  expect(shown).toContain('Authors pay 50% less where the corresponding author works in Kenya.');
  expect(shown).toContain('Members of the journal’s society pay 10% less.');
  expect(shown).not.toContain('You would pay');
});

test('calculates from its address alone, and keeps what was asked', async () => {
  const { shown, html } = await words('?type=research-article&currency=JPY&country=KE');
  expect(shown).toContain('You would pay JPY 70,000, before tax.');
  expect(html).toMatch(/<option value="KE" selected="">/);
  expect((await words('?type=research-article&country=ET')).shown).toContain(
    'You would pay nothing.',
  );
  // What is no type, no currency and no country is as if it were not asked.
  expect((await words('?type=%3Cb%3E&currency=XXX&country=ZZ')).shown).not.toContain(
    'You would pay',
  );
});

test('asks the function for agreements, and says so where it does not answer', async () => {
  const query = '?type=research-article&domain=https%3A%2F%2Fwww.Uni.example%2F';
  const text = 'Agreement with Uni';
  const answer = {
    ...{ currency: 'EUR', currencies: ['EUR'], price: 90_000, net: 45_000, refused: [] },
    applied: [{ kind: 'institution', text, amount: 45_000 }],
    notes: ['Uni has an agreement with us.'],
  };
  const asked: unknown[] = [];
  const quote = async (question?: unknown) => {
    asked.push(question);
    return answer;
  };
  const known = await words(query, quote);
  expect(asked).toMatchObject([{ journal: 'TST', email: 'author@uni.example' }]);
  expect(known.shown).toContain('You would pay EUR 450.00, before tax.');
  expect(known.shown).toContain('Uni has an agreement with us.');
  const unknown = await words(query);
  expect(unknown.shown).toContain('You would pay EUR 900.00, before tax.');
  expect(unknown.shown).toContain('We could not check agreements with institutions just now.');
});

test('says what is wrong with a domain beside it, and calculates nothing', async () => {
  const { shown, html } = await words('?type=research-article&domain=nonsense');
  expect(shown).toContain('Enter a domain such as uni.example.');
  expect(html).toContain('aria-describedby="domain-problem"');
  expect(shown).not.toContain('You would pay');
});

test('gives other pages of the journal no list of waivers to carry', async () => {
  const reader = smallPressReader(documents);
  const { data } = await renderPage(journalPagePath('TST', 'aims_scope'), reader);
  expect(data).not.toContain('autoWaiverCountries');
});
