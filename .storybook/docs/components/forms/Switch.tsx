import { Button } from '@parket/ui/components/Button'
import { Stack } from '@parket/ui/components/Stack'
import { Switch } from '@parket/ui/components/Switch'
import type { ComponentGuide } from '../../componentGuide.ts'
import { errorPart, toggleWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'Настройка, которую не надо сохранять: «Приём заявок открыт».',
  whenNot: 'Форма с кнопкой «Сохранить» или согласие: `Checkbox`.',
  anatomy: {
    Выключатель: 'Включено или нет.',
    Подпись: 'Что включают; нажимается вместе с выключателем.',
    Пояснение: 'Под подписью: `description`.',
    ...errorPart,
  },
  pairs: [
    {
      do: <Switch label="Приём заявок открыт" defaultSelected />,
      doWords: 'Подпись называет состояние: включено — значит, так и есть.',
      dont: <Switch label="Открыть или закрыть приём" defaultSelected />,
      dontWords: 'Что включено сейчас, по словам не понять.',
    },
    {
      do: (
        <Switch
          label="Показывать фамилии судей"
          description="Сразу видно на странице результатов"
        />
      ),
      doWords: 'Действует сразу, и сказано, где это увидят.',
      dont: (
        <Stack>
          <Switch label="Согласен с положением" />
          <Button variant="primary">Отправить</Button>
        </Stack>
      ),
      dontWords: 'Ждёт отправки формы: это `Checkbox`.',
    },
  ],
  keys: {
    Tab: 'Приходит на выключатель.',
    Пробел: 'Включает и выключает.',
  },
  props: {
    ...toggleWords,
    isRequired: 'Не бывает: выключатель действует сразу, требовать нечего.',
  },
}
