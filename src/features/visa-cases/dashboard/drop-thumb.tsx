import { FileText } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '#ui/icons/icon.tsx';

interface DropThumbProps {
  readonly file: File;
  /** The longest side, in pixels. */
  readonly longest: number;
  /** What it shows, for who doesn't see it; empty where its name stands beside it. */
  readonly label: string;
}

/** Draws a picture small. @returns whether the browser can read it */
async function draw(canvas: HTMLCanvasElement, file: File, longest: number): Promise<boolean> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (picture === undefined) {
    return false;
  }
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return true;
}

/** A file that isn't sent yet, drawn from the machine it lies on once it comes into view: nobody else gets a picture of it. */
export function DropThumb({ file, longest, label }: DropThumbProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isReadable, setReadable] = useState(file.type.startsWith('image/'));
  useEffect(() => {
    const at = canvas.current;
    if (at === null) {
      return undefined;
    }
    const watch = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) {
        watch.disconnect();
        void draw(at, file, longest).then(setReadable);
      }
    });
    watch.observe(at);
    return () => watch.disconnect();
  }, [file, longest]);
  return isReadable ? (
    <canvas
      ref={canvas}
      className="vc-thumb"
      {...(label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    />
  ) : (
    <span className="vc-thumb vc-thumb-file">
      <Icon of={FileText} />
    </span>
  );
}
