import { Button } from '@mantine/core';
import { chooseOfficeLanguage, officeLanguage } from '../language.ts';

/** The other language, by its own name. */
export function LanguageSwitch() {
  const other = officeLanguage() === 'bn' ? 'en' : 'bn';
  return (
    <Button variant="default" size="sm" lang={other} onClick={() => chooseOfficeLanguage(other)}>
      {other === 'bn' ? 'বাংলা' : 'English'}
    </Button>
  );
}
