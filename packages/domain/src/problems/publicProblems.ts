/**
 * The texts of the catalogue that public pages say by themselves, before any call. They stand apart so
 * that a page one only reads does not carry every refusal of the product.
 */
export const publicProblems = {
  forbidden: 'Нет прав',
  section_forbidden:
    'Вашей учётной записи этот раздел недоступен. Права выдаёт администратор команды или турнира.',
  registration_not_begun: 'Приём заявок начнётся {date}',
  registration_ended: 'Приём заявок закончился {date}',
  event_draft: 'Черновик: турнир не опубликован',
  event_cancelled: 'Турнир отменён',
  event_past: 'Турнир уже прошёл',
  event_archived: 'Турнир в архиве: приём заявок закрыт',
  day_invalid: 'Проверьте дату',
  request_failed: 'Ошибка при выполнении запроса',
} as const

/** The console message for an event that did not load (docs/rules/site.md, «Console»). */
export const eventLoadText = 'Ошибка при загрузке турнира'

/** Values for the `{…}` places of a text. */
export type TextParams = Readonly<Record<string, string | number>>

/**
 * A text with its places filled in.
 * @throws TypeError when a parameter of the text is not given: a user must never see `{n}`.
 */
export function fillIn(text: string, params: TextParams): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new TypeError(`«${text}»: parameter ${name} is missing`)
    return String(value)
  })
}

/** `problemText` for the texts of pages. */
export function publicProblemText(
  code: keyof typeof publicProblems,
  params: TextParams = {},
): string {
  return fillIn(publicProblems[code], params)
}
