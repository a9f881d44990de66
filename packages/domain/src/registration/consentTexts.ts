/**
 * The texts by which somebody consents, and the version they are kept under (decisions,
 * «Registration»: «kept with time and text version»). A change of the texts, or of what
 * `privacyPolicy` promises, is a new version.
 */
export const consentTextVersion = '2026-11'

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

/** What is consented to besides, or not. */
export function publicationConsentText(hasMinor: boolean): string {
  return `${hasMinor ? 'Имя ребёнка' : 'Имена'} можно показывать в${space}списках, результатах и${space}поиске на${space}сайте`
}

/** What happens without it. */
export const withoutPublicationText =
  'Необязательно. Без этого на\u00A0сайте будут только стартовый номер и\u00A0инициалы.'
