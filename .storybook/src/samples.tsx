import { Button } from '@parket/ui/components/Button'
import { Checkbox } from '@parket/ui/components/Checkbox'
import { IconButton } from '@parket/ui/components/IconButton'
import { Select } from '@parket/ui/components/Select'
import { Switch } from '@parket/ui/components/Switch'
import { Tabs } from '@parket/ui/components/Tabs'
import { TextField } from '@parket/ui/components/TextField'
import { CloseIcon } from '@parket/ui/icons/CloseIcon'
import type { ReactNode } from 'react'
import { nothing } from '../docs/nothing.ts'

const text = { value: '', onChange: nothing }
const tabs = ['one', 'other'].map((id) => ({ id, label: 'Часть', content: 'Текст' }))

/** What tests of all controls draw: each chosen, ticked or open on its first part, or not. */
export const samples = {
  button: () => <Button>Ок</Button>,
  'primary button': () => <Button variant="primary">Ок</Button>,
  'quiet button': () => <Button variant="quiet">Ок</Button>,
  'icon button': (is?: boolean) => (
    <IconButton
      aria-label="Закрыть"
      icon={<CloseIcon />}
      {...(is !== undefined && { isSelected: is })}
    />
  ),
  'text field': () => <TextField label="Имя" name="name" {...text} />,
  select: () => <Select label="Город" name="city" items={[]} {...text} />,
  checkbox: (is = true) => <Checkbox label="Да" isSelected={is} onChange={nothing} />,
  switch: (is = true) => <Switch label="Да" isSelected={is} onChange={nothing} />,
  tab: (is = true) => (
    <Tabs aria-label="Турнир" items={tabs} value={is ? 'one' : 'other'} onChange={nothing} />
  ),
} satisfies Record<string, (is?: boolean) => ReactNode>

export type SampleName = keyof typeof samples
