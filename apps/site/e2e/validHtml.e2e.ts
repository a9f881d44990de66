import { HtmlValidate } from 'html-validate'
import { CUP } from './support/demo.ts'
import { expect, test } from './support/test.ts'

/** Every kind of page that the server renders. */
const pages = [
  '/',
  '/events/',
  '/events/?filter=past',
  CUP.page,
  `${CUP.page}info`,
  `${CUP.page}results`,
  `${CUP.page}statistics`,
  CUP.startOptions,
  `${CUP.wizard}?count=solo`,
  '/events/2/',
  '/events/2/results',
  '/events/2/results/40',
  '/events/2/statistics',
  '/events/4/',
  '/events/4/live',
  '/rating',
  '/rating/3',
]

/** The rules of HTML itself: what may stand where, names and values of attributes, ids, references. */
const checker = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // How it is written, which no reader of a page sees: a program made it.
    'attribute-boolean-style': 'off',
    'attr-quotes': 'off',
    'doctype-style': 'off',
    'long-title': 'off',
    'no-implicit-close': 'off',
    'no-inline-style': 'off',
    'no-raw-characters': 'off',
    'no-trailing-whitespace': 'off',
    'require-sri': 'off',
    'void-style': 'off',
  },
})

/** What the checker finds in a document. */
async function faultsIn(document: string, address: string): Promise<string[]> {
  const { results } = await checker.validateString(document, address)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  )
}

for (const address of pages) {
  test(`${address} is valid HTML`, async ({ request }) => {
    const answer = await request.get(address)
    expect(answer.status()).toBe(200)
    expect(await faultsIn(await answer.text(), address)).toEqual([])
  })
}

test('blocks in a line of text and styles in the body are found', async ({ request }) => {
  const document = await (await request.get('/')).text()
  const spoilt = document
    .replace('</main>', '<span><div></div><h1>Дважды</h1></span></main>')
    .replace('</body>', '<style></style></body>')
  const faults = await faultsIn(spoilt, '/')
  for (const element of ['<div>', '<h1>', '<style>']) {
    expect(faults).toContainEqual(
      expect.stringContaining(`element-permitted-content: ${element} element is not permitted`),
    )
  }
})
