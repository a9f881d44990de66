import type { Operator, PolicySection } from './privacyPolicy.ts'

/** The consents, each a document of its own (152-ФЗ, ст. 9, since 1 September 2025). */
export const consentKinds = ['processing', 'publication'] as const

export type ConsentKind = (typeof consentKinds)[number]

export function isConsentKind(text: string): text is ConsentKind {
  return consentKinds.some((kind) => kind === text)
}

export interface ConsentDocument {
  title: string
  sections: readonly PolicySection[]
}

/**
 * The whole text that a ticked consent stands for: whose data, which, what for, how long, how it is taken back
 * (152-ФЗ, ст. 9 and 10.1). Its version is `consentTextVersion`.
 */
export function consentDocument(kind: ConsentKind, operator: Operator): ConsentDocument {
  return kind === 'processing' ? processing(operator) : publication(operator)
}

function processing({ name, email }: Operator): ConsentDocument {
  return {
    title: 'Согласие на обработку персональных данных',
    sections: [
      {
        title: 'Кому и чьи данные',
        paragraphs: [
          `Я даю организатору турниров этого сайта — «${name}» — согласие на обработку своих контактов и персональных данных танцоров, которых указываю в заявке.`,
          'За танцора младше 18 лет я даю его как родитель или другой законный представитель. Тренер или руководитель клуба подаёт заявку с согласия родителей и подтверждает, что получил его.',
        ],
      },
      {
        title: 'Какие данные',
        paragraphs: [],
        points: [
          'танцора: фамилия, имя, дата рождения, пол; если я их указываю — прежняя фамилия и номера в федерациях;',
          'заявки: почта, телефон, город, коллектив, клуб, тренер, номинации, сведения об оплате.',
        ],
      },
      {
        title: 'Зачем и что с ними делают',
        paragraphs: [
          'Чтобы провести турнир: принять заявку и оплату, допустить в номинации по возрасту, составить списки и заходы, связаться со мной, подвести итоги, выдать дипломы, посчитать рейтинг.',
          'Для этого данные собирают, записывают, хранят, уточняют, используют и удаляют; обработка автоматизированная. Другим лицам их не передают.',
        ],
      },
      {
        title: 'Сколько действует и как отозвать',
        paragraphs: [
          'Согласие действует, пока хранятся данные турнира; срок назван при регистрации.',
          `Отозвать его можно в любой день: в профиле учётной записи или письмом ${whereTo(email)}.`,
        ],
      },
    ],
  }
}

function publication({ name, email }: Operator): ConsentDocument {
  return {
    title: 'Согласие на показ имени на сайте',
    sections: [
      {
        title: 'Кому и на что',
        paragraphs: [
          `Я разрешаю организатору турниров этого сайта — «${name}» — показывать неограниченному кругу лиц данные танцоров моей заявки. За танцора младше 18 лет разрешаю как родитель или другой законный представитель.`,
        ],
      },
      {
        title: 'Что и где видно',
        paragraphs: [],
        points: [
          'фамилия, имя, город, студия или коллектив — в списках участников, результатах и рейтинге;',
          'год рождения и турниры — в поиске танцоров.',
        ],
      },
      {
        title: 'Без согласия',
        paragraphs: [
          'Оно не обязательно и на участие не влияет. Без него посторонние видят стартовый номер и инициалы, а поиск танцоров ничего не находит.',
          'Кто знает фамилию, имя и полную дату рождения танцора, может открыть его турниры и рейтинг и с согласием, и без него. Дату рождения, телефон и почту посторонние не видят никогда.',
        ],
      },
      {
        title: 'Сколько действует и как отозвать',
        paragraphs: [
          `Согласие действует, пока его не отозвали: в заявке по номеру и PIN-коду, пока её можно менять, в профиле учётной записи или письмом ${whereTo(email)}. После отзыва имя на сайте заменяют инициалы.`,
        ],
      },
    ],
  }
}

function whereTo(email: string): string {
  return email === '' ? 'по контактам на главной странице' : `на ${email}`
}
