import { numberedTitle } from '@parket/domain/contest/title'
import { placeTitle, placeWord } from '@parket/domain/result/placeWords'
import { useState } from 'react'
import { Alert } from '../../../../components/Alert/Alert.tsx'
import { Button } from '../../../../components/Button/Button.tsx'
import { HoldToConfirm } from '../../../../components/HoldToConfirm/HoldToConfirm.tsx'
import { Spinner } from '../../../../components/Spinner/Spinner.tsx'
import { UndoIcon } from '../../../../icons/UndoIcon.tsx'
import { StaffPage, type StaffHead } from '../../staff/StaffPage.tsx'
import { CeremonySteps } from './CeremonySteps.tsx'
import { lockText, type CalledPlace, type ShownCeremony } from './ceremonyView.ts'
import * as staff from '../../staff/staff.css.ts'
import * as styles from './CeremonyScreen.css.ts'

export interface CeremonyScreenProps {
  /** Of the page. */
  head: StaffHead
  /** How far it is; null: it is not known yet. */
  ceremony: ShownCeremony | null
  /** A step is on its way. */
  isSending: boolean
  /** Why the last step was refused. */
  reasons: readonly string[]
  /** Shows the hall the next place. */
  onReveal: () => void
  /** Takes the last place back. */
  onHide: () => void
  /** Back to the contests. */
  onBack: () => void
}

/** A contest's places from the last to the first: one opens on the tablet alone, then it is shown to the hall. */
export function CeremonyScreen(props: CeremonyScreenProps) {
  const { head, ceremony, onBack } = props
  /** The next place that the announcer has opened for themselves. */
  const [opened, setOpened] = useState<number | null>(null)
  const isOpen = ceremony?.next[0] !== undefined && ceremony.next[0].place === opened
  return (
    <StaffPage
      head={head}
      back={{ label: 'К\u00A0номинациям', onPress: onBack }}
      aside={null}
      asideLabel="Награждение"
    >
      <h1 className={staff.hiddenTitle}>Награждение{ceremony && `: ${numberedTitle(ceremony)}`}</h1>
      {ceremony === null ? (
        <Spinner aria-label="Загружаем места…" />
      ) : (
        <div className={styles.columns}>
          <CeremonySteps ceremony={ceremony} isOpen={isOpen} />
          <Stage {...props} {...{ ceremony, isOpen, setOpened }} />
        </div>
      )}
    </StaffPage>
  )
}

type StageProps = CeremonyScreenProps & {
  ceremony: ShownCeremony
  isOpen: boolean
  setOpened: (place: number | null) => void
}

function Stage({ ceremony, isOpen, setOpened, isSending, reasons, onReveal, onHide }: StageProps) {
  const [next] = ceremony.next
  const [shown] = ceremony.revealed
  return (
    <section className={styles.stage} aria-label={numberedTitle(ceremony)}>
      <p className={styles.lead}>{numberedTitle(ceremony)}</p>
      {reasons.length > 0 && <Alert tone="critical">{reasons.join(' ')}</Alert>}
      {ceremony.lock !== null && <Alert tone="caution">{lockText(ceremony.lock)}.</Alert>}
      {ceremony.state === 'over' && (
        <p className={styles.note}>
          Все места открыты
          <span className={styles.noteDetail}>
            Результат опубликован. Снять его с&nbsp;публикации может организатор.
          </span>
        </p>
      )}
      {next && (
        <>
          <div className={styles.called} aria-live="polite">
            <p className={styles.lead}>{placeTitle(next)}</p>
            {isOpen ? ceremony.next.map((one) => <Called key={one.start_number} {...one} />) : null}
          </div>
          <p className={styles.note}>
            {shown ? `Зал видит ${placeWord(shown)} место` : 'Зал ещё ничего не\u00A0видит'}
            <span className={styles.noteDetail}>
              {isOpen
                ? 'Это место пока видите только вы.'
                : 'Место откроется сначала только здесь: отверните экран от\u00A0зала.'}
            </span>
          </p>
        </>
      )}
      <div className={styles.actions}>
        {next &&
          (isOpen ? (
            <HoldToConfirm
              label={isSending ? 'Открываем залу…' : 'Держите, чтобы открыть залу'}
              hint={
                next.place === 1
                  ? 'первое место, и\u00A0результат опубликуется'
                  : `${placeWord(next)} место, 1\u00A0секунда`
              }
              isDisabled={isSending}
              onConfirm={onReveal}
            />
          ) : (
            <Button variant="primary" size="large" onPress={() => setOpened(next.place)}>
              Открыть себе {placeWord(next)} место
            </Button>
          ))}
        {ceremony.state === 'going' && shown && (
          <Button
            iconStart={<UndoIcon />}
            isDisabled={isSending}
            onPress={() => {
              setOpened(null)
              onHide()
            }}
          >
            Скрыть {placeWord(shown)}
          </Button>
        )}
      </div>
    </section>
  )
}

function Called({ names, start_number, city, club, degree }: CalledPlace) {
  const from = [city, club && `«${club}»`].filter(Boolean).join(', ')
  return (
    <div>
      <p className={styles.names}>
        {names.map((name) => (
          <span key={name} className={styles.name}>
            {name}
          </span>
        ))}
      </p>
      <p className={styles.from}>
        №&nbsp;{start_number}
        {from !== '' && `. ${from}`}
        {degree !== null && `. ${degree}`}
      </p>
    </div>
  )
}
