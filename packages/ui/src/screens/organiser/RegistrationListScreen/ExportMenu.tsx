import { Button } from '../../../components/Button/Button.tsx'
import { Menu } from '../../../components/Menu/Menu.tsx'
import { DownloadIcon } from '../../../icons/DownloadIcon.tsx'

/** `closing`: the sheet of the money, of all registrations whatever the filters. */
export type RegistrationExport = 'xlsx' | 'csv' | 'json' | 'closing'

interface ExportMenuProps {
  onExport: (format: RegistrationExport) => void
}

/** All registrations that fit the filters, as a file. */
export function ExportMenu({ onExport }: ExportMenuProps) {
  return (
    <Menu
      trigger={<Button iconStart={<DownloadIcon />}>Все в файл</Button>}
      items={[
        { id: 'xlsx', label: 'XLSX', onPress: () => onExport('xlsx') },
        { id: 'csv', label: 'CSV', onPress: () => onExport('csv') },
        { id: 'json', label: 'JSON', onPress: () => onExport('json') },
        { id: 'closing', label: 'Ведомость оплат', onPress: () => onExport('closing') },
      ]}
    />
  )
}
