/**
 * The texts by which somebody consents, and the version they are kept under (docs/rules/consents-and-retention.md,
 * «Consents»: «kept with time and text version»). A change of the texts, or of what `consentDocument` and
 * `privacyPolicy` promise, is a new version.
 */
export const consentTextVersion = '2026-11-23'

/** The first version by which city and studio are shown beside the name. */
const placeSince = '2026-11-23'

/** Whether the text that somebody consented to publication by names city and studio. */
export function consentsToPlace(textVersion: string | null): boolean {
  return textVersion !== null && textVersion >= placeSince
}

const space = '\u00A0'

/** A consent in one line, of which some words lead to the whole document. */
export interface ConsentText {
  before: string
  /** Leads to the document (`consentDocument`). */
  linked: string
  after: string
}

/** What is consented to by registering; for a minor a parent speaks (152-ФЗ, ст. 9). */
export function processingConsentText(dancers: number, hasMinor: boolean): ConsentText {
  const linked = `обработку персональных${space}данных`
  const own = { before: `Даю согласие на${space}`, linked }
  if (!hasMinor) return { ...own, after: dancers === 1 ? '' : ` всех танцоров${space}заявки` }
  return dancers === 1
    ? {
        before: `Я${space}родитель или законный представитель, даю согласие на${space}`,
        linked,
        after: ` танцора и${space}моих контактов`,
      }
    : {
        ...own,
        after: ` танцоров, за${space}детей${space}— как родитель или с${space}согласия родителей`,
      }
}

/** What is consented to besides, or not: that others see names, city and studio. */
export function publicationConsentText(dancers: number, hasMinor: boolean): ConsentText {
  const names = dancers === 1 ? 'Фамилию, имя' : 'Фамилии, имена'
  const own = hasMinor ? ' ребёнка' : ''
  const whose = dancers === 1 ? own : ' танцоров'
  return {
    before: `${names}, город и${space}студию${whose} `,
    linked: `можно показывать${space}всем`,
    after: '',
  }
}

/** What happens without it. */
export const withoutPublicationText =
  'Необязательно. Иначе посторонние видят только стартовый номер и\u00A0инициалы.'
