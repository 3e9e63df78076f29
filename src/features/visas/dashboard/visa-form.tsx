import { DocumentScreen } from '#dashboard/documents/document-editor/document-screen.tsx';
import { FaqRows } from '#dashboard/documents/document-editor/faq-rows.tsx';
import { SharingFields } from '#dashboard/documents/document-editor/sharing-fields.tsx';
import { m } from '#messages/messages.js';
import { VisaBasics } from './visa-basics.tsx';
import { VisaChecked } from './visa-checked.tsx';
import { VisaKinds } from './visa-kinds.tsx';
import { VisaPapers } from './visa-papers.tsx';
import { texts } from './visa-paths.ts';
import { VisaSteps } from './visa-steps.tsx';
import { writtenVisa } from './written-visa.ts';

export function VisaForm({ id }: { id: string | undefined }) {
  return (
    <DocumentScreen
      kind={writtenVisa}
      id={id}
      sections={(live) => [
        {
          key: 'basics',
          title: m.writing_s_basics(),
          fields: ['country', 'region', 'title', 'slug', 'summary', 'cover'],
          content: <VisaBasics live={live} />,
        },
        { key: 'kinds', title: m.writing_s_kinds(), fields: ['kinds', 'fees'], content: <VisaKinds /> },
        {
          key: 'papers',
          title: m.writing_s_papers(),
          fields: ['papers', 'ownPapers', 'details'],
          content: <VisaPapers />,
        },
        { key: 'steps', title: m.writing_s_steps(), fields: ['steps', 'goodToKnow'], content: <VisaSteps /> },
        {
          key: 'faq',
          title: m.writing_s_faq(),
          fields: ['faq'],
          content: <FaqRows path={texts.at('faq')} />,
        },
        {
          key: 'checked',
          title: m.writing_s_checked(),
          fields: ['handedInAt', 'preparation', 'checkedOn', 'source', 'closedWeekdays', 'closedDays'],
          content: <VisaChecked />,
        },
        {
          key: 'sharing',
          title: m.writing_s_sharing(),
          fields: ['seo'],
          content: <SharingFields path={texts.at('seo')} />,
        },
      ]}
    />
  );
}
