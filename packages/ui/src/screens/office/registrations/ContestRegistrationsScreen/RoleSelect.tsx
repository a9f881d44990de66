import type { JnjRole } from '@parket/domain/registration/request'
import { Select } from '../../../../components/Select/Select.tsx'
import { roleLabels } from './entryColumns.tsx'

interface RoleSelectProps {
  /** Empty: not chosen yet. */
  value: JnjRole | ''
  onChange: (role: JnjRole | '') => void
}

/** Leader or follower, where a contest counts them apart. */
export function RoleSelect({ value, onChange }: RoleSelectProps) {
  return (
    <Select
      label="Роль"
      isRequired
      value={value}
      items={[
        { value: '', label: 'Выберите' },
        ...Object.entries(roleLabels).map(([role, label]) => ({ value: role, label })),
      ]}
      onChange={(role) => onChange(role as JnjRole | '')}
    />
  )
}
