import type { ComponentType, FormEvent } from 'react'
import type { EventHeading } from '@parket/domain/event/event'
import type { PublicationGap } from '@parket/domain/event/publication'
import { Alert } from '../../../components/Alert/Alert.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import type { SelectItem } from '../../../components/Select/Select.tsx'
import type { TabNavItem } from '../../../components/TabNav/TabNav.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { OrganiserPage } from '../../../layouts/OrganiserPage/OrganiserPage.tsx'
import type { EditConflictProps } from '../../../layouts/EditConflict/EditConflict.tsx'
import type { Failed, Loading, NoRight, Ready } from '../../../viewState.ts'
import { ConflictAlert } from '../parts/ConflictAlert.tsx'
import { FormProblems } from '../parts/FormProblems.tsx'
import type { RecordForm } from '../parts/recordForm.ts'
import {
  ContactSection,
  InfoSection,
  NameSection,
  PlaceSection,
  RestSection,
  WindowSection,
} from './MainSections.tsx'
import { AttachmentSection } from './AttachmentSection.tsx'
import { FileSection } from './FileSection.tsx'
import type { EventFilesView } from './filesData.ts'
import { PayeeSection, PriceSection } from './MoneySections.tsx'
import { settingsForm, type EventSettings } from './settingsData.ts'
import { TagSection } from './TagSection.tsx'
import * as styles from './settings.css.ts'

export type { AttachmentDraft, EventSettings, TagDraft } from './settingsData.ts'
export type { EventFilesView, FilePlace } from './filesData.ts'

interface SettingsReady extends EditConflictProps {
  form: RecordForm<EventSettings>
  files: EventFilesView
  /** The files that a link of the event can lead to. */
  linkable: readonly SelectItem[]
  /** Whether something is typed that is not saved. */
  isChanged: boolean
  /** «14:32»: when it was saved here; null before. */
  savedAt: string | null
  /** Brings back what was stored before the last save here; null before one. */
  onUndo: (() => void) | null
  publication: {
    isPublished: boolean
    gaps: readonly PublicationGap[]
    isPending: boolean
    /** Why it could not be published or taken back. */
    message: string | null
    onChange: (isPublished: boolean) => void
  }
  /** `YYYY-MM-DD` in the event's zone. */
  today: string
}

export interface EventSettingsScreenProps {
  view: Loading | Failed | NoRight | Ready<SettingsReady>
  /** The event, which the page names; null while it is on its way. */
  event: (EventHeading & { published?: boolean }) | null
  tabs: readonly TabNavItem[]
  account: { isLoggedIn: boolean; onLogin: () => void }
  links: { home: string; event: string }
}

const submitId = 'event-settings'

/** All settings of an event in one form (spec §2, /admin/events/{eventId}/edit). */
export function EventSettingsScreen(props: EventSettingsScreenProps) {
  const { view, event, tabs, account, links } = props
  return (
    <OrganiserPage
      title="Настройка"
      event={event}
      tabs={tabs}
      view={view}
      account={account}
      links={links}
      loadingText="Загружаем настройки…"
      actions={
        view.state === 'ready' && (
          <>
            <Saved {...view} />
            {view.onUndo && !view.isChanged && (
              <Button isDisabled={view.form.isSending} onPress={view.onUndo}>
                Вернуть как было
              </Button>
            )}
            <Link href={links.event}>Страница турнира</Link>
            <Button
              type="submit"
              form={submitId}
              variant="primary"
              isPending={view.form.isSending || view.files.isSaving}
            >
              Сохранить
            </Button>
          </>
        )
      }
    >
      {(data) => <SettingsForm {...data} />}
    </OrganiserPage>
  )
}

function Saved(data: SettingsReady) {
  const { text, tone } = savedWords(data)
  return (
    <Text size="small" tone={tone}>
      <output>{text}</output>
    </Text>
  )
}

function savedWords({ files, isChanged, savedAt }: SettingsReady) {
  if (files.isSaving) return { text: 'Отправляем файлы…', tone: 'secondary' } as const
  if (files.failed > 0) {
    return { text: `Не сохранено файлов: ${files.failed}`, tone: 'critical' } as const
  }
  if (isChanged) return { text: 'Есть несохранённое', tone: 'caution' } as const
  return { text: savedAt !== null && `Сохранено ${savedAt}`, tone: 'positive' } as const
}

function SettingsForm(data: SettingsReady) {
  const { form, files, linkable, conflicts, onResolve, today } = data
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!form.isSending && !files.isSaving) form.onSubmit()
  }
  return (
    <div className={styles.layout}>
      <nav aria-label="Разделы настройки">
        {/* Safari forgets that an unmarked list is a list. */}
        {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
        <ul className={styles.anchors} role="list">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a className={styles.anchor} href={`#${id}`}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <form id={submitId} className={styles.sections} noValidate onSubmit={handleSubmit}>
        <FormProblems formId={settingsForm} form={form} />
        <ConflictAlert
          key={`choice ${form.refusals}`}
          conflicts={conflicts}
          onResolve={onResolve}
        />
        <Publication {...data.publication} />
        {sections.map(({ id, title, isWide, Section }) => (
          <section
            key={id}
            id={id}
            aria-labelledby={`${id}-title`}
            className={isWide ? styles.wideSection : styles.section}
          >
            <h2 id={`${id}-title`} className={styles.heading}>
              {title}
            </h2>
            <Section {...{ form, files, linkable, today }} />
          </section>
        ))}
      </form>
    </div>
  )
}

interface SectionOf {
  id: string
  title: string
  isWide?: boolean
  Section: ComponentType<Pick<SettingsReady, 'form' | 'files' | 'linkable' | 'today'>>
}

const sections: readonly SectionOf[] = [
  { id: 'name', title: 'Название и даты', Section: NameSection },
  { id: 'place', title: 'Место', Section: PlaceSection },
  { id: 'window', title: 'Приём заявок', Section: WindowSection },
  { id: 'prices', title: 'Цены', isWide: true, Section: PriceSection },
  { id: 'payee', title: 'Деньги', Section: PayeeSection },
  { id: 'info', title: 'Описание', isWide: true, Section: InfoSection },
  { id: 'files', title: 'Файлы', isWide: true, Section: FileSection },
  { id: 'links', title: 'Ссылки', isWide: true, Section: AttachmentSection },
  { id: 'contacts', title: 'Контакты', Section: ContactSection },
  { id: 'tags', title: 'Метки', isWide: true, Section: TagSection },
  { id: 'rest', title: 'Расписание', Section: RestSection },
]

function Publication({
  isPublished,
  gaps,
  isPending,
  message,
  onChange,
}: SettingsReady['publication']) {
  const isStopped = !isPublished && gaps.some(({ isRequired }) => isRequired)
  return (
    <>
      {message !== null && <Alert tone="critical">{message}</Alert>}
      {gaps.length > 0 && (
        <Alert
          tone={isStopped ? 'caution' : 'info'}
          title={isStopped ? 'До публикации не хватает' : 'Стоит добавить'}
        >
          <ul>
            {gaps.map(({ text, isRequired }) => (
              <li key={text}>
                {text}
                {!isRequired && isStopped && ' (можно и позже)'}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <div>
        <Button isPending={isPending} isDisabled={isStopped} onPress={() => onChange(!isPublished)}>
          {isPublished ? 'Снять с публикации' : 'Опубликовать'}
        </Button>
      </div>
    </>
  )
}
