import { Button } from '@mantine/core';
import { chooseOfficeLanguage, officeLanguage } from '../language.ts';

/** A switch to the other language, labelled with its own name. */
export function LanguageSwitch() {
  const other = officeLanguage() === 'bn' ? 'en' : 'bn';
  return (
    <Button variant="default" size="sm" lang={other} onClick={() => chooseOfficeLanguage(other)}>
      {other === 'bn' ? 'বাংলা' : 'English'}
    </Button>
  );
}
