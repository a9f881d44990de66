import { PhoneField } from '@parket/ui/components/PhoneField'
import { TextField } from '@parket/ui/components/TextField'
import type { ComponentGuide } from '../../componentGuide.ts'
import { fieldWords, valueWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'Регистрация, профиль. Справочник стран загружается, когда поля коснутся; страну угадывают только с согласия команды: `guessCountry`.',
  whenNot: 'Телефон только показывают: `formatPhone` из домена.',
  anatomy: {
    Страна: 'Родной список браузера; сам следует за набранным кодом.',
    Номер: 'Как набран, с пробелами своей страны.',
  },
  pairs: [
    {
      do: (
        <PhoneField
          label="Телефон"
          description="Позвоним, если сдвинется начало"
          defaultValue="+7 900 000-00-00"
        />
      ),
      doWords: 'Сказано, зачем номер; пробелы встают сами.',
      dont: <TextField label="Телефон" placeholder="+7 (___) ___-__-__" />,
      dontWords: 'Маска одной страны: гость из Минска номера не наберёт.',
    },
  ],
  keys: {
    Tab: 'От страны к номеру.',
    'Стрелки, буквы': 'В списке меняют страну.',
  },
  props: {
    ...fieldWords,
    ...valueWords,
    guessCountry:
      'Вызывается один раз, когда коснулись пустого поля; даёт код страны («BY») или `null`. Без него страну не угадывают.',
    ref: 'Сам элемент `input`: например, чтобы поставить на него фокус.',
  },
}
