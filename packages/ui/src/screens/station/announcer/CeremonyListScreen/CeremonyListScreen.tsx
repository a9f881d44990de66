import { numberedTitle } from '@parket/domain/contest/title'
import { Button } from '../../../../components/Button/Button.tsx'
import { Spinner } from '../../../../components/Spinner/Spinner.tsx'
import { ChevronRightIcon } from '../../../../icons/ChevronRightIcon.tsx'
import { LockIcon } from '../../../../icons/LockIcon.tsx'
import { StaffPage, type StaffHead } from '../../staff/StaffPage.tsx'
import { lockText, type CeremonyHead } from '../CeremonyScreen/ceremonyView.ts'
import * as staff from '../../staff/staff.css.ts'
import * as styles from './CeremonyListScreen.css.ts'

export interface CeremonyListScreenProps {
  /** Of the page. */
  head: StaffHead
  /** The contests that can be awarded, and those that were; null: they are not known yet. */
  ceremonies: readonly CeremonyHead[] | null
  /** Opens a ceremony. */
  onCeremony: (contestId: string) => void
}

const states: Record<CeremonyHead['state'], string> = {
  waiting: 'можно награждать',
  going: 'идёт награждение',
  over: 'награждены',
}

/** The announcer's list: which contests can be awarded, which wait and for what. */
export function CeremonyListScreen({ head, ceremonies, onCeremony }: CeremonyListScreenProps) {
  const order: CeremonyHead['state'][] = ['going', 'waiting', 'over']
  const sorted = ceremonies?.toSorted(
    (one, other) => order.indexOf(one.state) - order.indexOf(other.state),
  )
  return (
    <StaffPage head={head} back={null} aside={null}>
      <h1 className={styles.title}>Награждение</h1>
      {!sorted && <Spinner aria-label="Загружаем номинации…" />}
      {sorted?.length === 0 && (
        <p className={staff.empty}>
          Награждать пока некого. Номинация появится здесь, когда её подсчитают.
        </p>
      )}
      <ul className={staff.list}>
        {sorted?.map((one) => (
          <li key={one.contest_id} className={styles.row}>
            <div>
              <p className={styles.name}>{numberedTitle(one)}</p>
              <p className={one.lock === null ? staff.quiet : styles.locked}>
                {one.lock === null ? (
                  states[one.state]
                ) : (
                  <>
                    <LockIcon /> {lockText(one.lock)}
                  </>
                )}
              </p>
            </div>
            {(one.lock === null || one.state === 'going') && (
              <Button
                size="large"
                variant={one.state === 'over' ? 'secondary' : 'primary'}
                iconStart={<ChevronRightIcon />}
                onPress={() => onCeremony(one.contest_id)}
                aria-label={`${label(one)}: ${numberedTitle(one)}`}
              >
                {label(one)}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </StaffPage>
  )
}

function label({ state }: CeremonyHead): string {
  if (state === 'over') return 'Посмотреть'
  return state === 'going' ? 'Продолжить' : 'Наградить'
}
