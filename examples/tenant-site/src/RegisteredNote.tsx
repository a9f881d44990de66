import { Alert } from '@parket/ui/components/Alert'
import { DescriptionList } from '@parket/ui/components/DescriptionList'
import { Stack } from '@parket/ui/components/Stack'
import type { Registered } from './api.ts'

/** What to write down. */
export function RegisteredNote({ registered: { regData } }: { registered: Registered }) {
  return (
    <Stack>
      <Alert tone="positive" title="Заявка принята">
        Письмо с номером и PIN отправлено на {regData.email}.
      </Alert>
      <DescriptionList
        items={[
          { term: 'Номер заявки', description: regData.reg_n },
          { term: 'PIN', description: regData.pin_code },
        ]}
      />
    </Stack>
  )
}
