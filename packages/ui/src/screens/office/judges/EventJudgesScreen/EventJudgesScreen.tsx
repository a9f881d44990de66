import { judgeRoleLabels } from '@parket/domain/judge/roleLabels'
import { fullName } from '@parket/domain/account/user'
import type { EventHeading } from '@parket/domain/event/event'
import type { ReactNode } from 'react'
import { Alert } from '../../../../components/Alert/Alert.tsx'
import { Button } from '../../../../components/Button/Button.tsx'
import { EmptyState } from '../../../../components/EmptyState/EmptyState.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { PlusIcon } from '../../../../icons/PlusIcon.tsx'
import type { EventOfficeScreen } from '../../../../layouts/OrganiserPage/officeScreen.ts'
import { OrganiserPage } from '../../../../layouts/OrganiserPage/OrganiserPage.tsx'
import type { Failed, Loading, NoRight, Ready } from '../../../../viewState.ts'
import type { EventJudgeItem } from './judgeData.ts'
import { Panels, type PanelsProps } from './Panels.tsx'
import * as styles from './judges.css.ts'

export type {
  ContestPanelItem,
  EventJudgeItem,
  JudgeItem,
  JudgeTie,
  OwnJudgeDraft,
  SeatDialogProps,
  SeatDraft,
} from './judgeData.ts'
export { PasteJudgesDialog, type PasteJudgesDialogProps } from './PasteJudgesDialog.tsx'
export { SeatDialog } from './SeatDialog.tsx'
export type { PanelsProps } from './Panels.tsx'

export interface EventJudgesScreenProps extends EventOfficeScreen {
  /** The judges of the event; or why there are none. */
  view: Loading | Failed | NoRight | Ready<{ judges: readonly EventJudgeItem[] }>
  /** The event, which the page names; null while it is on its way. */
  event: (EventHeading & { published?: boolean }) | null
  /** Opens the dialog that adds a judge. */
  onAdd: () => void
  /** Opens the dialog that takes several judges from lines of text. */
  onPaste: () => void
  /** Opens the dialog that changes a judge’s seat. */
  onEdit: (judge: EventJudgeItem) => void
  /** Takes a judge off the event. */
  onRemove: (judge: EventJudgeItem) => void
  /** Ids of judges that are being taken off. */
  busy: readonly number[]
  /** Why the last one could not be taken off, in Russian. */
  problem: string | null
  /** A SeatDialog or PasteJudgesDialog while one is open. */
  dialog: ReactNode
  /** Which judges sit on which contest, and what can be done about it. */
  panels: PanelsProps
  /** Addresses that it leads to. */
  links: { home: string }
}

/** Judges of an event, their letters and roles, and the panels of its contests (/admin/events/{eventId}/judges/). */
export function EventJudgesScreen(props: EventJudgesScreenProps) {
  const { view, event, tabs, onAdd, onPaste, problem, dialog, panels, account, links } = props
  return (
    <OrganiserPage
      title="Судьи"
      event={event}
      tabs={tabs}
      view={view}
      account={account}
      links={links}
      loadingText="Загружаем судей…"
      actions={
        <>
          <Button onPress={onPaste}>Списком</Button>
          <Button variant="primary" iconStart={<PlusIcon />} onPress={onAdd}>
            Судья
          </Button>
        </>
      }
    >
      {({ judges }) => (
        <Stack gap="large">
          {problem !== null && <Alert tone="critical">{problem}</Alert>}
          <JudgeList {...props} judges={judges} />
          <Panels {...panels} />
          {dialog}
        </Stack>
      )}
    </OrganiserPage>
  )
}

function JudgeList({
  judges,
  busy,
  onEdit,
  onRemove,
}: EventJudgesScreenProps & { judges: readonly EventJudgeItem[] }) {
  if (judges.length === 0) {
    return (
      <EmptyState title="Судей пока нет">
        Вставьте список: кто есть в&nbsp;справочнике, возьмётся из&nbsp;него. Или добавьте судей
        по&nbsp;одному.
      </EmptyState>
    )
  }
  return (
    // Safari forgets that an unmarked list is a list.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul className={styles.list} role="list" aria-label="Судьи турнира">
      {judges.map((item) => {
        const { judge_id, letter, role, judge } = item
        const name = fullName(judge)
        const isBusy = busy.includes(judge_id)
        return (
          <li key={judge_id} className={styles.row} aria-busy={isBusy}>
            <span className={styles.letter}>{letter ?? '—'}</span>
            <span className={styles.who}>
              <span className={styles.name}>{name}</span>
              <span className={styles.quiet}>
                {[judge.city, judge.club, judge.category].filter(Boolean).join(', ')}
              </span>
            </span>
            <span>{judgeRoleLabels[role]}</span>
            <span className={styles.actions}>
              <Button
                variant="quiet"
                aria-label={`Изменить: ${name}`}
                isDisabled={isBusy}
                onPress={() => onEdit(item)}
              >
                Изменить
              </Button>
              <Button
                variant="quiet"
                aria-label={`Убрать: ${name}`}
                isDisabled={isBusy}
                onPress={() => onRemove(item)}
              >
                Убрать
              </Button>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
