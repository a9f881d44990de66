import { diplomaReaches, type DiplomaReach } from '@parket/domain/contest/papers'
import { Select } from '../../../../components/Select/Select.tsx'
import { TextField } from '../../../../components/TextField/TextField.tsx'
import type { PaperChoice } from './paperData.ts'

const reachWords: Record<DiplomaReach, string> = {
  podium: 'Призёрам, места 1–3',
  final: 'Всем финалистам',
  all: 'Всем, у кого есть место',
}

type DiplomaChoice = Pick<PaperChoice, 'reach' | 'title'>

interface DiplomaChoicesProps {
  choice: DiplomaChoice
  onChange: (change: Partial<DiplomaChoice>) => void
}

/** Who gets a diploma, and what it is headed with. */
export function DiplomaChoices({ choice, onChange }: DiplomaChoicesProps) {
  return (
    <>
      <Select
        label="Кому"
        value={choice.reach}
        items={diplomaReaches.map((value) => ({ value, label: reachWords[value] }))}
        onChange={(value) => onChange({ reach: value as DiplomaReach })}
      />
      <TextField
        label="Заголовок"
        value={choice.title}
        maxLength={40}
        onChange={(title) => onChange({ title })}
      />
    </>
  )
}
