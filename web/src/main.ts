import { startApp } from '@/app/app.tsx';
import '@/styles/index.css';

void startApp();
