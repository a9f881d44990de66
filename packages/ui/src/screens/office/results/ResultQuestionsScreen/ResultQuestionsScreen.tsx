import { numberedTitle } from '@parket/domain/contest/title'
import { formatDateTime } from '@parket/domain/format/dateTime'
import type { ReactNode } from 'react'
import { EmptyState } from '../../../../components/EmptyState/EmptyState.tsx'
import { Heading } from '../../../../components/Heading/Heading.tsx'
import { Link } from '../../../../components/Link/Link.tsx'
import { Pagination } from '../../../../components/Pagination/Pagination.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { State } from '../../../../components/State/State.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import type {
  EventOfficeScreen,
  OfficeEvent,
} from '../../../../layouts/OrganiserPage/officeScreen.ts'
import { OrganiserPage } from '../../../../layouts/OrganiserPage/OrganiserPage.tsx'
import type { Failed, Loading, NoRight, Ready, ListRows } from '../../../../viewState.ts'
import * as styles from './questions.css.ts'

export { AnswerForm, type AnswerValues } from './AnswerForm.tsx'

/** What somebody thinks is wrong in a published result. */
export interface ResultQuestion {
  id: number
  group_num: number
  group_name: string
  section: string
  start_number: number
  text: string
  /** Where the answer goes. */
  email: string
  at: string
  /** Empty until it is answered. */
  answer: string
  /** Whether something was changed because of it; null until it is answered. */
  is_corrected: boolean | null
  answered_at: string | null
}

type QuestionRows = Pick<ListRows<ResultQuestion>, 'items' | 'page' | 'pageCount'>

export interface ResultQuestionsScreenProps extends EventOfficeScreen {
  /** One page of questions about results; or why there are none. */
  view: Loading | Failed | NoRight | Ready<QuestionRows>
  /** Null while it is on its way. */
  event: OfficeEvent | null
  /** Of dates and hours, IANA. */
  timeZone: string
  /** The form that answers a question: an `AnswerForm` with its state. */
  renderForm: (question: ResultQuestion) => ReactNode
  /** Addresses that it leads to. */
  links: {
    home: string
    /** The published result of a contest, with an entry marked. */
    result: (groupNum: number, startNumber: number) => string
    page: (page: number) => string
  }
}

/** Questions about published results: those without an answer first. */
export function ResultQuestionsScreen(props: ResultQuestionsScreenProps) {
  const { view, event, tabs, account, links } = props
  return (
    <OrganiserPage
      title="Вопросы о результатах"
      event={event}
      tabs={tabs}
      view={view}
      width="standard"
      account={account}
      links={links}
      loadingText="Загружаем вопросы…"
    >
      {({ items, page, pageCount }) =>
        items.length === 0 ? (
          <EmptyState title="Вопросов нет">
            Когда результаты опубликованы, о&nbsp;замеченной ошибке можно написать с&nbsp;их
            страницы.
          </EmptyState>
        ) : (
          <Stack gap="large">
            <ol className={styles.list}>
              {items.map((question) => (
                <Question key={question.id} {...props} question={question} />
              ))}
            </ol>
            <Pagination page={page} pageCount={pageCount} hrefOf={links.page} />
          </Stack>
        )
      }
    </OrganiserPage>
  )
}

function Question({
  question,
  timeZone,
  renderForm,
  links,
}: ResultQuestionsScreenProps & { question: ResultQuestion }) {
  const { start_number, group_num, text, email, at, answer, is_corrected, answered_at } = question
  return (
    <li className={styles.question}>
      <Heading level={2} size={3}>
        <Link href={links.result(group_num, start_number)}>
          №&nbsp;{start_number}, {numberedTitle(question)}
        </Link>
      </Heading>
      <p className={styles.words}>{text}</p>
      <Text size="small" tone="secondary">
        {email}, {formatDateTime(at, timeZone)}
      </Text>
      {answered_at === null ? (
        renderForm(question)
      ) : (
        <div className={styles.answer}>
          <State tone={is_corrected ? 'positive' : 'closed'}>
            {is_corrected ? 'Исправлено' : 'Без изменений'}
          </State>
          <p className={styles.words}>{answer}</p>
          <Text size="small" tone="secondary">
            Ответ отправлен {formatDateTime(answered_at, timeZone)}
          </Text>
        </div>
      )}
    </li>
  )
}
