import { Button } from '../../../../components/Button/Button.tsx'
import { Menu } from '../../../../components/Menu/Menu.tsx'
import { ChevronDownIcon } from '../../../../icons/ChevronDownIcon.tsx'
import type { ContestListScreenProps } from './contestData.ts'

type ListMenuProps = Pick<ContestListScreenProps, 'onGrid' | 'onImport' | 'onExport' | 'onOrder'>

/** What is done with the list as a whole. */
export function ListMenu({ onGrid, onImport, onExport, onOrder }: ListMenuProps) {
  return (
    <Menu
      trigger={<Button iconStart={<ChevronDownIcon />}>Ещё</Button>}
      items={[
        { id: 'grid', label: 'Создать сеткой…', onPress: onGrid },
        { id: 'order', label: 'Порядок и номера…', onPress: onOrder },
        { id: 'import', label: 'Загрузить таблицу…', onPress: onImport },
        { id: 'xlsx', label: 'Выгрузить в XLSX', onPress: () => onExport('xlsx') },
        { id: 'csv', label: 'Выгрузить в CSV', onPress: () => onExport('csv') },
      ]}
    />
  )
}
