import { Button } from '@parket/ui/components/Button'
import { Stack } from '@parket/ui/components/Stack'
import { TextField } from '@parket/ui/components/TextField'
import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  when: 'Любая форма. Поля идут в один столбец, в том порядке, в каком о них думают; обязательные отмечены; ошибки показывают после отправки, у полей и в `ErrorSummary`.',
  whenNot:
    'Данные только читают: `DescriptionList`. Подпись не прячут в `placeholder`, кнопку отправки не отключают: пусть форма скажет, чего не хватает.',
  anatomy: {
    Подпись: 'О чём спрашивают; у обязательного поля отметка.',
    Подсказка: 'Под подписью: то, что нужно знать до ответа.',
    'Само поле': 'Той же ширины, что и соседние.',
    Ошибка: 'Под полем, со значком; произносится вместе с ним.',
  },
  pairs: [
    {
      do: (
        <TextField label="Клуб" description="Как в заявке на прошлый турнир" placeholder="Ритм" />
      ),
      doWords: 'Подпись видна и тогда, когда поле заполнено.',
      dont: <TextField label=" " aria-label="Клуб" placeholder="Клуб" />,
      dontWords: 'Подпись исчезнет с первой буквой, и проверить ответ нельзя.',
    },
    {
      do: (
        <Stack>
          <TextField label="Фамилия" isRequired />
          <Button variant="primary">Отправить</Button>
        </Stack>
      ),
      doWords: 'Кнопка живая: нажатие скажет, чего не хватает.',
      dont: (
        <Stack>
          <TextField label="Фамилия" isRequired />
          <Button variant="primary" isDisabled>
            Отправить
          </Button>
        </Stack>
      ),
      dontWords: 'Почему нельзя отправить, форма так и не скажет.',
    },
  ],
  keys: {
    Tab: 'По полям в порядке, в котором о них думают.',
    Enter: 'Отправляет форму, кроме многострочного поля.',
  },
  props: {},
}
