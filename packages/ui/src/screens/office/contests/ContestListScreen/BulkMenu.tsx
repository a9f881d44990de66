import { Button } from '../../../../components/Button/Button.tsx'
import { Menu } from '../../../../components/Menu/Menu.tsx'
import { ChevronDownIcon } from '../../../../icons/ChevronDownIcon.tsx'
import type { AdminContest } from './contestData.ts'
import type { ContestListScreenProps } from './contestData.ts'

interface BulkMenuProps extends Pick<ContestListScreenProps, 'onStatus' | 'onPacket' | 'onDelete'> {
  contests: readonly AdminContest[]
}

/** What is done with the selected contests less often. */
export function BulkMenu({ contests, onStatus, onPacket, onDelete }: BulkMenuProps) {
  return (
    <Menu
      trigger={<Button iconStart={<ChevronDownIcon />}>Ещё с выбранными</Button>}
      items={[
        { id: 'packet', label: 'Собрать пакет…', onPress: () => onPacket(contests) },
        {
          id: 'draft',
          label: 'Вернуть в черновики',
          onPress: () => onStatus(contests, 'draft'),
        },
        {
          id: 'cancel',
          label: 'Отменить',
          tone: 'critical',
          onPress: () => onStatus(contests, 'cancelled'),
        },
        { id: 'delete', label: 'Удалить', tone: 'critical', onPress: () => onDelete(contests) },
      ]}
    />
  )
}
