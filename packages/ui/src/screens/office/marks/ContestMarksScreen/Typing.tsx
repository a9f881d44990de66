import type { ReactNode } from 'react'
import { countOf } from '@parket/domain/format/plural'
import type { RefusedMark } from '@parket/domain/marks/sheetTyping'
import type { SheetProgress } from '@parket/domain/marks/sheetProgress'
import type { SheetMarks, SheetPass } from '@parket/domain/marks/sheets'
import type { RoundKind } from '@parket/domain/scoring/resultFile'
import { Alert } from '../../../../components/Alert/Alert.tsx'
import { Button } from '../../../../components/Button/Button.tsx'
import { TextArea } from '../../../../components/TextArea/TextArea.tsx'
import { useReason } from '../../parts/useReason.ts'
import { SheetKeys } from './SheetKeys.tsx'
import { Keys } from './Keys.tsx'
import * as styles from './marks.css.ts'

/** A sheet that is being typed. */
export interface TypingProps {
  letter: string
  /** Whose marks they are. */
  judge: string
  pass: SheetPass
  isCorrection: boolean
  /** One of the two who typed it sets down what both agree on. */
  isAgreement: boolean
  marks: SheetMarks
  /** Where the next key goes. */
  row: number
  criterion: number
  /** Digits of the mark that is being typed. */
  buffer: string
  /** Marks that cannot be, until they are mended. */
  refused: readonly RefusedMark[]
  /** The same in Russian, by dance, judge and number. */
  refusals: readonly string[]
  progress: SheetProgress
  saving: 'saved' | 'saving' | 'offline' | 'refused'
  /** How many entries wait to be stored. */
  waiting: number
  /** Why the server refused, in Russian. */
  problem: string | null
  onKey: (key: string) => void
  onMove: (row: number, criterion: number) => void
  /** Ends the mark: to the next criterion of the entry, from the last one to the next entry. */
  onNext: () => void
  onUndo: () => void
  onRetry: () => void
  onFinish: () => void
  /** Says yes to the marks, with the reason: the other one of the two is asked. */
  onAgree: (reason: string) => void
  onCorrect: (reason: string) => void
  onClose: () => void
}

interface TypingPanelProps {
  kind: RoundKind
  advance: number
  entries: number
  typing: TypingProps
}

const passes = { first: 'Ввод', second: 'Второй ввод', resolved: 'Разбор расхождений' } as const

/** Beside the sheet that is being typed: how far it is, what is wrong, the keys, its end. */
export function TypingPanel({ kind, advance, entries, typing }: TypingPanelProps) {
  const { letter, judge, pass, isCorrection, isAgreement, progress, problem, refusals } = typing
  const { onFinish, onClose, onUndo } = typing
  const left = progress.total - progress.typed
  return (
    <section className={styles.panel} aria-label={`Судья ${letter}`}>
      <h2 className={styles.panelTitle}>
        {isCorrection ? 'Исправление' : passes[pass]}: {letter}
      </h2>
      <p className={styles.quiet}>{judge}</p>
      {progress.crosses !== null && (
        <p className={styles.count}>
          <span className={styles.countNumber}>{progress.crosses}</span>
          <span>
            из {advance} крестов
            <br />
            {advance > progress.crosses ? `осталось ${advance - progress.crosses}` : 'все стоят'}
          </span>
        </p>
      )}
      {left > 0 && !isCorrection && (
        <p className={styles.quiet}>Ещё {countOf(left, ['оценка', 'оценки', 'оценок'])}</p>
      )}
      {[...progress.warnings, ...refusals].map((text) => (
        <Alert key={text} tone="caution">
          {text}
        </Alert>
      ))}
      <Saving {...typing} />
      {problem !== null && typing.saving !== 'offline' && <Alert tone="critical">{problem}</Alert>}
      <Keys kind={kind} isEnded={!isCorrection && !isAgreement} />
      <SheetKeys kind={kind} entries={entries} onKey={typing.onKey} onNext={typing.onNext} />
      {isCorrection && <Correction {...typing} />}
      {isAgreement && <Proposal {...typing} />}
      {!isCorrection && !isAgreement && (
        <div className={styles.buttons}>
          <Button variant="primary" onPress={onFinish}>
            Закончить лист
          </Button>
          <Button onPress={onUndo}>Вернуть</Button>
          <Button variant="quiet" onPress={onClose}>
            Отложить
          </Button>
        </div>
      )}
    </section>
  )
}

function Saving({ saving, waiting, isCorrection, onRetry }: TypingProps): ReactNode {
  if (saving === 'offline') {
    return (
      <Alert
        tone="caution"
        title="Нет связи"
        action={<Button onPress={onRetry}>Отправить сейчас</Button>}
      >
        Вводите дальше: {countOf(waiting, ['строка ждёт', 'строки ждут', 'строк ждут'])} на этом
        устройстве и&nbsp;уйдут сами.
      </Alert>
    )
  }
  if (isCorrection || saving === 'refused') return null
  return (
    <p className={styles.saved}>
      <output>{saving === 'saving' ? 'Сохраняем…' : 'Сохранено'}</output>
    </p>
  )
}

function Proposal({ onAgree, onUndo, onClose }: TypingProps) {
  const { reason, demand, field } = useReason()
  return (
    <>
      <TextArea
        label="Почему такие оценки"
        description="Останется в протоколе. Оценки посчитаются, когда согласится второй"
        {...field}
      />
      <div className={styles.buttons}>
        <Button
          variant="primary"
          onPress={() => {
            if (demand()) onAgree(reason)
          }}
        >
          Предложить второму
        </Button>
        <Button onPress={onUndo}>Вернуть</Button>
        <Button variant="quiet" onPress={onClose}>
          Отложить
        </Button>
      </div>
    </>
  )
}

function Correction({ onCorrect, onUndo, onClose, saving, waiting }: TypingProps) {
  const { reason, demand, field } = useReason()
  return (
    <>
      <TextArea
        label="Почему исправляется"
        description="Причина останется в протоколе"
        {...field}
      />
      <div className={styles.buttons}>
        <Button
          variant="primary"
          isDisabled={waiting === 0}
          isPending={saving === 'saving'}
          onPress={() => {
            if (demand()) onCorrect(reason)
          }}
        >
          Сохранить исправление
        </Button>
        <Button onPress={onUndo}>Вернуть</Button>
        <Button variant="quiet" onPress={onClose}>
          Не исправлять
        </Button>
      </div>
    </>
  )
}
