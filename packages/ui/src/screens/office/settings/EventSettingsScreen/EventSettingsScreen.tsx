import type { ComponentType, FormEvent } from 'react'
import { eventFields } from '@parket/domain/event/fields'
import { eventFieldText } from '@parket/domain/event/fieldText'
import { Button } from '../../../../components/Button/Button.tsx'
import { Link } from '../../../../components/Link/Link.tsx'
import type { SelectItem } from '../../../../components/Select/Select.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import type {
  EventOfficeScreen,
  OfficeEvent,
} from '../../../../layouts/OrganiserPage/officeScreen.ts'
import { OrganiserPage } from '../../../../layouts/OrganiserPage/OrganiserPage.tsx'
import type { Failed, Loading, NoRight, Ready } from '../../../../viewState.ts'
import { ConflictAlert, type FormConflicts } from '../../parts/ConflictAlert.tsx'
import { FormProblems } from '../../parts/FormProblems.tsx'
import { OutcomeAlert } from '../../parts/OutcomeAlert.tsx'
import type { RecordForm } from '../../parts/recordForm.ts'
import {
  ContactSection,
  NameSection,
  PlaceSection,
  RestSection,
  WindowSection,
} from './MainSections.tsx'
import { AttachmentSection } from './AttachmentSection.tsx'
import { FileSection } from './FileSection.tsx'
import type { EventFilesView } from './filesData.ts'
import { InfoSection } from './InfoSection.tsx'
import { PayeeSection, PriceSection } from './PaymentSections.tsx'
import { ToPublish, WholeEventSection, type EventPublication } from './Publication.tsx'
import { RetentionSection, type RetentionPreview } from './RetentionSection.tsx'
import { SectionAnchors } from './SectionAnchors.tsx'
import { settingsForm, type EventPicture, type EventSettings } from './settingsData.ts'
import { TagSection } from './TagSection.tsx'
import * as styles from './settings.css.ts'

export type { AttachmentDraft, EventPicture, EventSettings, TagDraft } from './settingsData.ts'
export type { EventFilesView, FilePlace } from './filesData.ts'

interface SettingsReady extends FormConflicts<EventSettings> {
  form: RecordForm<EventSettings>
  files: EventFilesView
  /** The files that a link of the event can lead to. */
  linkable: readonly SelectItem[]
  /** The event's own pictures, which its text can show. */
  pictures: readonly EventPicture[]
  /** Where the team's mark and colours are set; null for those who may not. */
  brandHref: string | null
  /** Whether something is typed that is not saved. */
  isChanged: boolean
  /** «14:32»: when it was saved here; null before. */
  savedAt: string | null
  /** Brings back what was stored before the last save here; null before one. */
  onUndo: (() => void) | null
  publication: EventPublication
  /** What would be erased when the term of its personal data is over; null until it has come. */
  retention: RetentionPreview | null
  /** `YYYY-MM-DD` in the event's zone. */
  today: string
  /** Kopecks: what most contests cost; null where there are none. */
  price: number | null
}

export interface EventSettingsScreenProps extends EventOfficeScreen {
  /** The form of each part of the settings; or why there is none. */
  view: Loading | Failed | NoRight | Ready<SettingsReady>
  /** The event, which the page names; null while it is on its way. */
  event: OfficeEvent | null
  /** Addresses that it leads to. */
  links: { home: string; event: string }
}

/** All settings of an event in one form (/admin/events/{eventId}/edit). */
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
      actions={view.state === 'ready' && <Link href={links.event}>Страница турнира</Link>}
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
  const { form, files, conflicts, onResolve, publication } = data
  // A rehearsal is only tried and thrown away.
  const isRehearsal = publication.event.rehearsal_of != null
  const shown = isRehearsal ? sections.filter(({ id }) => id !== 'whole') : sections
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!form.isSending && !files.isSaving) form.onSubmit()
  }
  return (
    <div className={styles.layout}>
      <SectionAnchors sections={shown} />
      <form className={styles.sections} noValidate onSubmit={handleSubmit}>
        <FormProblems formId={settingsForm} form={form} />
        <ConflictAlert
          key={`choice ${form.refusals}`}
          conflicts={conflicts}
          onResolve={onResolve}
          labelOf={labelOf}
          textOf={(field, value) => eventFieldText(field, value, form.values.time_zone)}
        />
        <OutcomeAlert outcome={publication.outcome} />
        <ToPublish {...publication} />
        {shown.map(({ id, title, isWide, Section }) => (
          <section
            key={id}
            id={id}
            aria-labelledby={`${id}-title`}
            className={isWide ? styles.wideSection : styles.section}
            data-labels={isWide ? undefined : 'beside'}
          >
            <h2 id={`${id}-title`} className={styles.heading}>
              {title}
            </h2>
            <Section {...data} />
          </section>
        ))}
        <SaveBar {...data} />
      </form>
    </div>
  )
}

/** In sight however long the form is: what became of what was typed, and the act that stores it. */
function SaveBar(data: SettingsReady) {
  const { form, files, isChanged, onUndo } = data
  return (
    <div className={styles.saveBar}>
      <Button type="submit" variant="primary" isPending={form.isSending || files.isSaving}>
        Сохранить
      </Button>
      <Saved {...data} />
      {onUndo && !isChanged && (
        <Button isDisabled={form.isSending} onPress={onUndo}>
          Вернуть как было
        </Button>
      )}
    </div>
  )
}

function labelOf(field: keyof EventSettings): string {
  if (field === 'tags') return 'Метки'
  return field === 'attachments' ? 'Ссылки и документы' : eventFields[field].label
}

interface SectionOf {
  id: string
  title: string
  isWide?: boolean
  Section: ComponentType<SettingsReady>
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
  { id: 'retention', title: 'Персональные данные', Section: RetentionSection },
  { id: 'whole', title: 'Турнир целиком', isWide: true, Section: WholeEventSection },
]
