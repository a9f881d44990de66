/**
 * The texts by which somebody consents, and the version they are kept under (decisions,
 * «Registration»: «kept with time and text version»). A change of the texts, or of what
 * `privacyPolicy` promises, is a new version.
 */
export const consentTextVersion = '2026-11-23'

/** The first version by which city and studio are shown beside the name. */
const placeSince = '2026-11-23'

/** Whether the text that somebody consented to publication by names city and studio. */
export function consentsToPlace(textVersion: string | null): boolean {
  return textVersion !== null && textVersion >= placeSince
}

const space = '\u00A0'

/** What is consented to by registering; for a minor a parent speaks (152-ФЗ, ст. 9). */
export function processingConsentText(dancers: number, hasMinor: boolean): string {
  if (hasMinor) {
    return dancers === 1
      ? `Я${space}родитель или законный представитель танцора и${space}даю согласие на${space}обработку его персональных данных и${space}моих контактов`
      : `Даю согласие на${space}обработку персональных данных танцоров и${space}моих контактов; за${space}несовершеннолетних${space}— как их${space}родитель или законный представитель либо с${space}их${space}согласия`
  }
  return dancers === 1
    ? `Даю согласие на${space}обработку персональных данных`
    : `Даю согласие на${space}обработку персональных данных от${space}имени всех танцоров этой заявки`
}

/** What is consented to besides, or not: all that others see of a dancer, and where. */
export function publicationConsentText(dancers: number, hasMinor: boolean): string {
  const names = dancers === 1 ? 'Фамилию, имя' : 'Фамилии, имена'
  const own = hasMinor ? ' ребёнка' : ''
  const whose = dancers === 1 ? own : ' танцоров'
  return `${names}, город и${space}студию${whose} можно показывать всем на${space}сайте: в${space}списках, результатах и${space}рейтинге, а${space}в${space}поиске танцоров${space}— вместе с${space}годом рождения и${space}турнирами`
}

/** What happens without it. */
export const withoutPublicationText =
  'Необязательно. Без этого посторонние увидят только стартовый номер и\u00A0инициалы, а\u00A0поиск танцоров ничего не\u00A0найдёт. Кто знает фамилию, имя и\u00A0полную дату рождения, в\u00A0любом случае может открыть турниры и\u00A0рейтинг танцора.'
