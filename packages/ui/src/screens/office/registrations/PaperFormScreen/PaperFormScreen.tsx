import { formatMoney } from '@parket/domain/format/money'
import { countOf } from '@parket/domain/format/plural'
import { totalOf } from '@parket/domain/money/total'
import type { ChargeLine } from '@parket/domain/registration/chargeLine'
import { useEffect, useRef, type FormEvent, type KeyboardEvent } from 'react'
import { Alert } from '../../../../components/Alert/Alert.tsx'
import { Button } from '../../../../components/Button/Button.tsx'
import { ButtonLink } from '../../../../components/ButtonLink/ButtonLink.tsx'
import { Checkbox } from '../../../../components/Checkbox/Checkbox.tsx'
import { Link } from '../../../../components/Link/Link.tsx'
import type { TabNavItem } from '../../../../components/TabNav/tabNavData.ts'
import { OrganiserPage } from '../../../../layouts/OrganiserPage/OrganiserPage.tsx'
import type { Failed, Loading, NoRight, Ready } from '../../../../viewState.ts'
import { FormProblems } from '../../parts/FormProblems.tsx'
import * as office from '../../parts/office.css.ts'
import type { RecordForm } from '../../parts/recordForm.ts'
import { ContestNumbers } from './ContestNumbers.tsx'
import { DancerRows } from './DancerRows.tsx'
import { ConsentPart, ContactFields, PaymentPart } from './PaperFormFields.tsx'
import type {
  EnteredForm,
  PaperFormChoice,
  PaperFormSamePerson,
  PaperFormEvent,
  PaperFormValues,
} from './paperFormData.ts'
import * as styles from './paperForm.css.ts'

export type {
  EnteredForm,
  PaperFormContest,
  PaperFormSamePerson,
  PaperFormValues,
} from './paperFormData.ts'

export interface PaperFormScreenProps {
  /** What is shown: one branch for each state it can be in. */
  view: Loading | Failed | NoRight | Ready<{ event: PaperFormEvent }>
  /** What is typed, and what is wrong with it. */
  form: RecordForm<PaperFormValues>
  /** All contests of the event, each with the reason why these dancers cannot enter it. */
  offered: readonly PaperFormChoice[]
  /** Ids of the contests that take an entry with a reason alone: entries are closed. */
  late: readonly string[]
  /** Who of the form seems to be registered already. */
  samePeople: readonly PaperFormSamePerson[]
  /** What the form costs as it stands, by lines: each chosen contest says its own, the button their sum. */
  lines: readonly ChargeLine[]
  /** Contacts, club and coach stay for the next form. */
  isKept: boolean
  /** Whether contacts stay for the next form. */
  onKeptChange: (isKept: boolean) => void
  /** The form that was entered last; null: none yet. */
  entered: EnteredForm | null
  /** The other lists of registrations. */
  tabs?: readonly TabNavItem[]
  /** Whether somebody is logged in, and how to log in. */
  account: { isLoggedIn: boolean; onLogin: () => void }
  /** Addresses that it leads to. */
  links: { home: string; registrations: string }
}

const formId = 'paper-form'

/** Staff enter a form that came on paper, one after another: by the rules of the wizard, all on one page. */
export function PaperFormScreen(props: PaperFormScreenProps) {
  const { view, tabs, account, links } = props
  return (
    <OrganiserPage
      title="Анкета с бумаги"
      event={view.state === 'ready' ? view.event : null}
      tabs={tabs}
      view={view}
      account={account}
      links={links}
      width="standard"
      actions={<ButtonLink href={links.registrations}>К регистрациям</ButtonLink>}
    >
      {({ event }) => <PaperForm {...props} event={event} />}
    </OrganiserPage>
  )
}

function PaperForm(props: PaperFormScreenProps & { event: PaperFormEvent }) {
  const { event, form, offered, late, samePeople, lines, entered } = props
  const owed = totalOf(lines)
  const first = useRef<HTMLInputElement>(null)
  // The next form begins where the hands are.
  useEffect(() => first.current?.focus(), [])
  function submit() {
    if (!form.isSending) form.onSubmit()
  }
  function handleSubmit(submitted: FormEvent) {
    submitted.preventDefault()
    submit()
  }
  function handleKey(pressed: KeyboardEvent) {
    if (pressed.key !== 'Enter' || !(pressed.ctrlKey || pressed.metaKey)) return
    pressed.preventDefault()
    submit()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a shortcut of all its fields
    <form noValidate className={styles.form} onSubmit={handleSubmit} onKeyDown={handleKey}>
      {entered && <Entered {...entered} />}
      <FormProblems formId={formId} form={form} />
      <DancerRows formId={formId} form={form} event={event} first={first} />
      {samePeople.length > 0 && <SamePeople samePeople={samePeople} />}
      <ContestNumbers {...{ formId, form, offered, late, lines }} />
      <ContactFields formId={formId} form={form} />
      <ConsentPart formId={formId} form={form} />
      <PaymentPart formId={formId} form={form} owed={owed} />
      <div className={styles.foot}>
        <Button
          type="submit"
          variant="primary"
          price={owed > 0 ? formatMoney(owed) : undefined}
          isPending={form.isSending}
        >
          Записать заявку
        </Button>
        <Checkbox
          label="Следующая анкета с теми же контактами и клубом"
          isSelected={props.isKept}
          onChange={props.onKeptChange}
        />
      </div>
      <p className={office.keys}>
        <span>
          <kbd>Ctrl</kbd> <kbd>Enter</kbd> записать и начать следующую
        </span>
      </p>
    </form>
  )
}

function Entered({ regN, title, charged, paid, waiting, href }: EnteredForm) {
  return (
    <Alert tone="positive" title={`Заявка № ${regN} записана: ${title}`}>
      Начислено {formatMoney(charged)}, оплачено {formatMoney(paid)}.
      {waiting > 0 &&
        ` В листе ожидания: ${countOf(waiting, ['номинация', 'номинации', 'номинаций'])}.`}{' '}
      <Link href={href}>Открыть заявку</Link>
    </Alert>
  )
}

function SamePeople({ samePeople }: { samePeople: readonly PaperFormSamePerson[] }) {
  return (
    <Alert tone="caution" title="Похоже, этот танцор уже записан">
      <ul className={styles.samePeople}>
        {samePeople.map(({ regN, dancer, contests, reason, href }) => (
          <li key={`${regN} ${dancer}`}>
            <Link href={href}>Заявка № {regN}</Link>: {dancer}
            {contests.length > 0 && `; ${contests.join(', ')}`}
            {reason !== null && `. ${reason}`}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
